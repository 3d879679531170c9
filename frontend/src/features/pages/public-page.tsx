import { FormattedMessage, useIntl } from 'react-intl';
import { usePageTitle } from '../../lib/page-head.ts';
import { messages } from './messages.ts';

/** A page that is rendered in the browser alone and leaves no trace. */
export function PublicPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage(messages.title));
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-4 px-5 py-20">
      <h1 className="text-3xl font-[680] tracking-[-0.03em]">
        <FormattedMessage {...messages.title} />
      </h1>
      <p className="text-pretty text-lg text-ink-2">
        <FormattedMessage {...messages.text} />
      </p>
      <p className="text-ink-2">
        <FormattedMessage
          {...messages.browser}
          values={{
            language: navigator.language,
            time: intl.formatTime(new Date(), { timeZoneName: 'short' }),
          }}
        />
      </p>
    </div>
  );
}
