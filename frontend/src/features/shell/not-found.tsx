import { Link, useRouterState } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { buttonClass } from '../../ui/button.tsx';
import { FaultFrame } from './fault-frame.tsx';
import { messages } from './messages.ts';

/** What a route's own check says about the address, where it was that which rejected it. */
const messageIn = (data: unknown): string | undefined => {
  const message = (data as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' ? message : undefined;
};

export function NotFound({ data }: { data?: unknown }) {
  const intl = useIntl();
  const path = useRouterState({
    select: (state) => new URL(state.location.publicHref, 'http://x').pathname,
  });
  return (
    <FaultFrame
      title={intl.formatMessage(messages.notFoundPage)}
      status={404}
      message={messageIn(data) ?? <FormattedMessage {...messages.notFound} values={{ path }} />}
    >
      <p className="text-ink-2">
        <FormattedMessage {...messages.notFoundHint} />
      </p>
      <Link to="/" className={`${buttonClass({ variant: 'primary' })} mt-4`}>
        <FormattedMessage {...messages.goHome} />
      </Link>
    </FaultFrame>
  );
}
