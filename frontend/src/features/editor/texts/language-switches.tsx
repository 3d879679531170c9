import { FormattedMessage, useIntl } from 'react-intl';
import type { Locale } from '#shared/model/locale.ts';
import { locales } from '#shared/model/locales.ts';
import { SelectField } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useEditor } from '../editor-context.ts';
import { messages } from './messages.ts';

/** Which languages the quiz is published in, and which of them the others are translated from. */
export function LanguageSwitches() {
  const intl = useIntl();
  const { quiz, edit } = useEditor(({ quiz, edit }) => ({ quiz, edit }));
  const nameOf = (locale: Locale) => intl.formatDisplayName(locale, { type: 'language' }) ?? locale;
  const turn = (locale: Locale) => (on: boolean) =>
    edit((before) => ({
      ...before,
      locales: on ? [...before.locales, locale] : before.locales.filter((one) => one !== locale),
    }));
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      <SelectField
        label={intl.formatMessage(messages.original)}
        value={quiz.defaultLocale}
        onChange={(event) => {
          const next = quiz.locales.find((locale) => locale === event.target.value);
          if (next) edit((before) => ({ ...before, defaultLocale: next, translatedFrom: {} }));
        }}
      >
        {quiz.locales.map((locale) => (
          <option key={locale} value={locale}>
            {nameOf(locale)}
          </option>
        ))}
      </SelectField>
      <div className="grid content-end">
        {locales
          .filter((locale) => locale !== quiz.defaultLocale)
          .map((locale) => (
            <Switch
              key={locale}
              label={<FormattedMessage {...messages.published} values={{ language: nameOf(locale) }} />}
              checked={quiz.locales.includes(locale)}
              onChange={turn(locale)}
            />
          ))}
      </div>
    </div>
  );
}
