import { CalendarClock, LifeBuoy, Mail } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { contactAddress } from '#shared/site.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { ContactForm } from './contact-form.tsx';
import { messages } from './messages.ts';

function Beside() {
  return (
    <div className="grid content-start gap-8">
      <div>
        <CalendarClock className="size-6 text-accent-ink" aria-hidden />
        <h2 className="mt-2 text-lg">
          <FormattedMessage {...messages.demoTitle} />
        </h2>
        <p className="mt-1 text-pretty text-md text-ink-2">
          <FormattedMessage {...messages.demoText} />
        </p>
      </div>
      <div>
        <LifeBuoy className="size-6 text-accent-ink" aria-hidden />
        <h2 className="mt-2 text-lg">
          <FormattedMessage {...messages.supportTitle} />
        </h2>
        <p className="mt-1 text-pretty text-md text-ink-2">
          <FormattedMessage {...messages.supportText} />
        </p>
      </div>
      <div>
        <Mail className="size-6 text-accent-ink" aria-hidden />
        <h2 className="mt-2 text-lg">
          <FormattedMessage {...messages.mailTitle} />
        </h2>
        <a
          href={`mailto:${contactAddress}`}
          className="mt-1 inline-flex min-h-11 items-center text-md font-[540] text-accent-ink underline underline-offset-3"
        >
          {contactAddress}
        </a>
      </div>
    </div>
  );
}

export function ContactPage() {
  const intl = useIntl();
  usePageHead({ title: intl.formatMessage(messages.title), description: intl.formatMessage(messages.lead) });
  return (
    <div className="mx-auto w-full max-w-6xl px-5 py-14 md:px-8 md:py-20">
      <h1 className="text-3xl font-[680] tracking-[-0.03em]">
        <FormattedMessage {...messages.headline} />
      </h1>
      <p className="mt-3 max-w-2xl text-pretty text-lg text-ink-2">
        <FormattedMessage {...messages.lead} />
      </p>
      <div className="mt-10 grid gap-x-16 gap-y-12 md:grid-cols-[1.4fr_1fr]">
        <ContactForm />
        <Beside />
      </div>
    </div>
  );
}
