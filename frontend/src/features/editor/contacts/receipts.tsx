import { Check, X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Receipt } from '#shared/model/contact.ts';
import { messages } from './messages.ts';

/** What a person was asked to allow, in the very words, and the answer. */
export function Receipts({ receipts }: { receipts: Receipt[] }) {
  const intl = useIntl();
  if (receipts.length === 0) {
    return (
      <p className="text-ink-2">
        <FormattedMessage {...messages.nothingAsked} />
      </p>
    );
  }
  return (
    <ul className="divide-y divide-line">
      {receipts.map((receipt) => {
        const { question, wording, wordingVersion, locale, given, at } = receipt;
        const Mark = given ? Check : X;
        const values = {
          when: intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short' }),
          version: wordingVersion,
          language: intl.formatDisplayName(locale, { type: 'language' }) ?? locale,
        };
        return (
          <li key={question} className="flex gap-3 py-3">
            <Mark className={`mt-0.5 size-5 shrink-0 ${given ? 'text-good' : 'text-bad'}`} aria-hidden />
            <div className="grid gap-0.5">
              <p className="font-[560]">
                <FormattedMessage {...(given ? messages.yes : messages.no)} />
              </p>
              <q lang={locale} className="text-pretty wrap-anywhere">
                {wording}
              </q>
              <p className="text-sm text-ink-3">
                <FormattedMessage {...messages.receipt} values={values} />
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
