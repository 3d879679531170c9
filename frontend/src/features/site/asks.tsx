import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { answerConsent, askConsent, askConsentOnce, putConsentAway } from '../../lib/consent.ts';
import { consentEvent } from '../../lib/device-keys.ts';
import { useLocale } from '../../lib/intl.tsx';
import { localePath } from '../../lib/locale.ts';
import { readPath } from '../../lib/read-path.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { messages } from './messages.ts';

const box =
  'fixed inset-x-3 bottom-3 z-40 hidden flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line-strong bg-raised p-4 shadow-3 sm:left-auto sm:max-w-md';

/** Words in the language that is suggested, which is not the page's. */
const suggestion = {
  en: {
    other: 'nl',
    text: 'Deze pagina is er ook in het Nederlands.',
    go: 'Naar het Nederlands',
    stay: 'Blijf hier',
  },
  nl: { other: 'en', text: 'This page is also there in English.', go: 'Go to English', stay: 'Stay here' },
} as const;

/** Suggests the reader's own language, once, and after what is asked in the same place. The start script shows it and takes its presses. */
export function LanguageSuggestion() {
  const { other, text, go, stay } = suggestion[useLocale()];
  const here = useRouterState({ select: ({ location }) => location.publicHref });
  const { pathname, search } = new URL(here, 'http://x');
  return (
    <aside lang={other} aria-label={text} className={`${box} in-data-suggest:flex in-data-ask:hidden!`}>
      <p className="basis-full text-pretty">{text}</p>
      <a
        href={localePath(readPath(pathname).path, other) + search}
        hrefLang={other}
        className={buttonClass({ variant: 'primary' })}
      >
        {go}
      </a>
      <Button variant="ghost" data-boot="keep-language">
        {stay}
      </Button>
    </aside>
  );
}

const consentId = 'consent';

/**
 * Brings the question back: a consent is taken back as easily as it was given. The focus goes to it, and back once it
 * is answered or left with Escape.
 */
export const reopenConsent = () => {
  const before = document.activeElement;
  const over = new AbortController();
  const finish = () => {
    over.abort();
    if (before instanceof HTMLElement) before.focus();
  };
  const leave = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    putConsentAway();
    finish();
  };
  askConsent();
  const question = document.getElementById(consentId);
  question?.addEventListener('keydown', leave, { signal: over.signal });
  window.addEventListener(consentEvent, finish, { signal: over.signal });
  question?.querySelector('button')?.focus();
};

/** Asks whether visits may be counted. Nothing is counted before a yes; a no is as easy, and holds. */
export function ConsentQuestion() {
  const intl = useIntl();
  useEffect(askConsentOnce, []);
  return (
    <aside
      id={consentId}
      aria-label={intl.formatMessage(messages.consentLabel)}
      className={`${box} in-data-ask:flex`}
    >
      <p className="basis-full text-pretty">
        <FormattedMessage {...messages.consent} />
      </p>
      <Button data-boot="yes" onClick={() => answerConsent('yes')}>
        <FormattedMessage {...messages.consentYes} />
      </Button>
      <Button data-boot="no" onClick={() => answerConsent('no')}>
        <FormattedMessage {...messages.consentNo} />
      </Button>
    </aside>
  );
}
