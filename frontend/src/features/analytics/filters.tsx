import { useNavigate } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import type { QuizReport, ShopReport } from '#shared/api/analytics.ts';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import { devices } from '#shared/model/devices.ts';
import { locales } from '#shared/model/locales.ts';
import { SelectField } from '../../ui/field.tsx';
import { messages } from './messages.ts';
import { useNames } from './names.ts';
import { PeriodChoice } from './period-choice.tsx';
import type { AnalyticsSearch } from './search.ts';

interface Props {
  search: AnalyticsSearch;
  quizzes: QuizSummary[];
  report: QuizReport | ShopReport | undefined;
}

interface ChoiceProps {
  label: string;
  /** The choice that leaves nothing out. */
  all: string;
  value: string | number | undefined;
  items: { value: string | number; name: string }[];
  onChange(value: string | undefined): void;
}

function Choice({ label, all, value, items, onChange }: ChoiceProps) {
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
      className="min-w-0 flex-[1_1_8rem] md:max-w-52"
    >
      <option value="">{all}</option>
      {items.map((item) => (
        <option key={item.value} value={item.value}>
          {item.name}
        </option>
      ))}
    </SelectField>
  );
}

/** Which sessions the figures are about; all of it stands in the address. */
export function Filters({ search, quizzes, report }: Props) {
  const intl = useIntl();
  const names = useNames();
  const navigate = useNavigate({ from: '/app/analytics' });
  const set = (change: Partial<Record<keyof AnalyticsSearch, unknown>>) =>
    navigate({ search: { ...search, ...change } as AnalyticsSearch, replace: true, resetScroll: false });
  const published = quizzes.find(({ id }) => id === search.quizId)?.publishedVersion ?? 0;
  const counted = report && 'versions' in report ? report.versions.map(({ version }) => version) : [];
  const versions = [...new Set([...counted, published, search.version ?? 0])].filter((one) => one > 0);
  return (
    <div className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-3">
      <PeriodChoice search={search} onChange={({ days, from, to }) => set({ days, from, to })} />
      <Choice
        label={intl.formatMessage(messages.quiz)}
        all={intl.formatMessage(messages.allQuizzes)}
        value={search.quizId}
        items={quizzes.map(({ id, name }) => ({ value: id, name }))}
        onChange={(quizId) => set({ quizId, version: undefined })}
      />
      {search.quizId && versions.length > 1 && (
        <Choice
          label={intl.formatMessage(messages.version)}
          all={intl.formatMessage(messages.allVersions)}
          value={search.version}
          items={versions.toSorted((a, b) => b - a).map((value) => ({ value, name: names.version(value) }))}
          onChange={(version) => set({ version: version && Number(version) })}
        />
      )}
      <Choice
        label={intl.formatMessage(messages.language)}
        all={intl.formatMessage(messages.allLanguages)}
        value={search.language}
        items={locales.map((value) => ({ value, name: names.language(value) }))}
        onChange={(language) => set({ language })}
      />
      <Choice
        label={intl.formatMessage(messages.device)}
        all={intl.formatMessage(messages.allDevices)}
        value={search.device}
        items={devices.map((value) => ({ value, name: names.device(value) }))}
        onChange={(device) => set({ device })}
      />
    </div>
  );
}
