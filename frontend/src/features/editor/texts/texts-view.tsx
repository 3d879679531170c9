import { useCallback, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Locale } from '#shared/model/locale.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { State } from '../../../ui/state.tsx';
import { KeepDrafts, TranslateBar } from '../assist/translate-bar.tsx';
import { useEditor } from '../editor-context.ts';
import { messages as placeMessages } from '../flow-messages.ts';
import { setText } from '../quiz-edits.ts';
import { useNames } from '../use-names.ts';
import { LanguageSwitches } from './language-switches.tsx';
import { messages } from './messages.ts';
import { OnceNear } from './once-near.tsx';
import { TextRow } from './text-row.tsx';
import { asLookedAt, asTranslated, type TextGroup, textGroups, translationState } from './translation.ts';

type Filter = 'all' | 'missing' | 'stale' | 'drafted';
/** Pixels of a text, about. */
const rowHeight = 64;

/** The texts of one part in two languages. */
function Group({ group, to }: { group: TextGroup; to: Locale }) {
  const intl = useIntl();
  const names = useNames();
  const { quiz, edit } = useEditor(({ quiz, edit }) => ({ quiz, edit }));
  const from = quiz.defaultLocale;
  const onWrite = useCallback(
    (locale: Locale, key: string, value: string) =>
      edit((before) => setText(before, locale, key, value), `text:${locale}:${key}`),
    [edit],
  );
  const onKeep = useCallback(
    (key: string) => edit((before) => asTranslated(asLookedAt(before, to, [key]), to, key)),
    [edit, to],
  );
  const heading = { quiz: placeMessages.start, results: placeMessages.results }[group.place];
  return (
    <section className="rounded-lg border border-line bg-surface shadow-1">
      <h3 className="px-4 py-3 text-sm font-[600]">
        {heading ? intl.formatMessage(heading) : names.question(group.place)}
      </h3>
      <ul>
        {group.keys.map((key) => (
          <TextRow
            key={key}
            textKey={key}
            source={quiz.texts[from]?.[key] ?? ''}
            target={quiz.texts[to]?.[key] ?? ''}
            from={from}
            to={to}
            state={translationState(quiz, to, key)}
            onWrite={onWrite}
            onKeep={onKeep}
          />
        ))}
      </ul>
    </section>
  );
}

function Table({ to }: { to: Locale }) {
  const intl = useIntl();
  const quiz = useEditor(({ quiz }) => quiz);
  const [filter, setFilter] = useState<Filter>('all');
  const groups = useMemo(() => textGroups(quiz), [quiz]);
  const states = groups.flatMap(({ keys }) => keys.map((key) => translationState(quiz, to, key)));
  const count = (state: Filter) => states.filter((one) => one === state).length;
  // What is being filtered stays in its place while it is mended, until another filter is chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the filter or the language changes
  const wanted = useMemo(
    () =>
      new Set(groups.flatMap(({ keys }) => keys.filter((key) => translationState(quiz, to, key) === filter))),
    [filter, to],
  );
  const shown =
    filter === 'all'
      ? groups
      : groups
          .map((group) => ({ ...group, keys: group.keys.filter((key) => wanted.has(key)) }))
          .filter(({ keys }) => keys.length > 0);
  return (
    <>
      <TranslateBar to={to} />
      <Segmented<Filter>
        label={intl.formatMessage(messages.filter)}
        value={filter}
        onChange={setFilter}
        className="max-w-full flex-wrap justify-self-start"
        items={[
          { value: 'all', label: intl.formatMessage(messages.all) },
          { value: 'missing', label: intl.formatMessage(messages.missingCount, { count: count('missing') }) },
          { value: 'stale', label: intl.formatMessage(messages.staleCount, { count: count('stale') }) },
          ...(count('drafted') > 0 || filter === 'drafted'
            ? [
                {
                  value: 'drafted' as const,
                  label: intl.formatMessage(messages.draftedCount, { count: count('drafted') }),
                },
              ]
            : []),
        ]}
      />
      {filter === 'drafted' && count('drafted') > 0 && <KeepDrafts to={to} />}
      {shown.length === 0 && <State title={intl.formatMessage(messages.nothing)} />}
      {shown.map((group) => (
        <OnceNear key={`${filter}:${group.place}`} height={group.keys.length * rowHeight}>
          <Group group={group} to={to} />
        </OnceNear>
      ))}
    </>
  );
}

/** All texts of the quiz, the original beside its translation. */
export function TextsView() {
  const quiz = useEditor(({ quiz }) => quiz);
  const to = quiz.locales.find((locale) => locale !== quiz.defaultLocale);
  return (
    <main className="min-h-0 flex-1 overflow-y-auto bg-sunken">
      <div className="mx-auto grid max-w-5xl gap-4 p-4 lg:p-6">
        <div className="grid gap-1">
          <h2 className="text-lg font-[620]">
            <FormattedMessage {...messages.title} />
          </h2>
          <p className="max-w-2xl text-pretty text-ink-2">
            <FormattedMessage {...messages.hint} />
          </p>
        </div>
        <LanguageSwitches />
        {to ? (
          <Table to={to} />
        ) : (
          <State title={<FormattedMessage {...messages.one} />}>
            <FormattedMessage {...messages.oneHint} />
          </State>
        )}
      </div>
    </main>
  );
}
