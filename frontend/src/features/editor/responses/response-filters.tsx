import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { locales } from '#shared/model/locales.ts';
import { versionsQuery } from '../../../data/quizzes.ts';
import { useApp } from '../../../lib/app.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useEditor } from '../editor-context.ts';
import { messages } from './filter-messages.ts';
import { useResponseSearch } from './use-response-search.ts';

/** Milliseconds without a key before what is typed is looked for. */
const pause = 350;

const useLater = () => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (run: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, pause);
  };
};

function Choices() {
  const intl = useIntl();
  const { client } = useApp();
  const { shopId, record } = useEditor(({ shopId, record }) => ({ shopId, record }));
  const { search, set } = useResponseSearch();
  const { data: versions } = useQuery(versionsQuery(client, shopId, record.id));
  return (
    <>
      <SelectField
        label={intl.formatMessage(messages.version)}
        className="min-w-32 flex-1 sm:flex-none"
        value={search.version ?? ''}
        onChange={({ target }) => set({ version: Number(target.value) || undefined })}
      >
        <option value="">{intl.formatMessage(messages.anyVersion)}</option>
        {versions?.map(({ version }) => (
          <option key={version} value={version}>
            {intl.formatMessage(messages.oneVersion, { version })}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={intl.formatMessage(messages.language)}
        className="min-w-32 flex-1 sm:flex-none"
        value={search.lang ?? ''}
        onChange={({ target }) => set({ lang: locales.find((locale) => locale === target.value) })}
      >
        <option value="">{intl.formatMessage(messages.anyLanguage)}</option>
        {locales.map((locale) => (
          <option key={locale} value={locale}>
            {intl.formatDisplayName(locale, { type: 'language' })}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** What narrows the list of responses; all of it is in the address. */
export function ResponseFilters() {
  const intl = useIntl();
  const products = useEditor(({ products }) => products);
  const { search, set, filtered, clear } = useResponseSearch();
  const later = useLater();
  const product = products.find(({ id }) => id === search.product)?.title ?? search.product;
  const days = [
    { key: 'from', label: messages.from },
    { key: 'to', label: messages.to },
  ] as const;
  return (
    <div className="flex flex-wrap items-end gap-2">
      <SearchField
        label={intl.formatMessage(messages.search)}
        value={search.q ?? ''}
        onChange={(q) => later(() => set({ q: q.trim() || undefined }))}
        className="w-full md:w-auto md:min-w-56 md:flex-1"
      />
      {days.map(({ key, label }) => (
        <TextField
          key={key}
          type="date"
          label={intl.formatMessage(label)}
          className="min-w-36 flex-1 sm:flex-none"
          value={search[key] ?? ''}
          onChange={({ target }) => set({ [key]: target.value || undefined })}
        />
      ))}
      <Choices />
      {product && (
        <Button onClick={() => set({ product: undefined })}>
          <FormattedMessage {...messages.withProduct} values={{ product }} />
          <X className="size-4 text-ink-3" aria-hidden />
        </Button>
      )}
      {filtered && (
        <Button variant="ghost" onClick={clear}>
          <FormattedMessage {...messages.clear} />
        </Button>
      )}
    </div>
  );
}
