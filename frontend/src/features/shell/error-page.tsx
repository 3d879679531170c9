import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, buttonClass } from '../../ui/button.tsx';
import { faultOf } from './fault.ts';
import { FaultFrame } from './fault-frame.tsx';
import { messages } from './messages.ts';
import { NotFound } from './not-found.tsx';

/** What shows when a page cannot: what happened, the request's id for support, and two ways on. */
export function ErrorPage({ error }: { error: unknown }) {
  const intl = useIntl();
  const { status, message, requestId } = faultOf(error);
  if (status === 404)
    return <NotFound data={{ message: message ?? intl.formatMessage(messages.notFoundPage) }} />;
  const title = intl.formatMessage(messages.errorPage);
  return (
    <FaultFrame title={title} status={status} message={message ?? title}>
      <p className="text-ink-2">
        <FormattedMessage {...messages.errorHint} />
      </p>
      {requestId && (
        <p className="font-mono text-xs text-ink-3">
          <FormattedMessage {...messages.reference} values={{ id: requestId }} />
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => window.location.reload()}>
          <FormattedMessage {...messages.reload} />
        </Button>
        <Link to="/" className={buttonClass()}>
          <FormattedMessage {...messages.goHome} />
        </Link>
      </div>
    </FaultFrame>
  );
}
