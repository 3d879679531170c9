import { Link, useRouterState } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePageTitle } from '../../lib/page-title.ts';
import { Brand } from '../../ui/brand.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { messages } from './messages.ts';

export function NotFound() {
  const intl = useIntl();
  const path = useRouterState({
    select: (state) => new URL(state.location.publicHref, window.location.origin).pathname,
  });
  usePageTitle(intl.formatMessage(messages.notFoundPage));
  return (
    <main className="mx-auto grid min-h-dvh max-w-lg content-center justify-items-start gap-3 px-6 py-16">
      <Link to="/" className="mb-6">
        <Brand />
      </Link>
      <p className="tabular text-sm font-[560] text-accent-ink">404</p>
      <h1 className="text-xl wrap-anywhere">
        <FormattedMessage {...messages.notFound} values={{ path }} />
      </h1>
      <p className="text-ink-2">
        <FormattedMessage {...messages.notFoundHint} />
      </p>
      <Link to="/" className={`${buttonClass({ variant: 'primary' })} mt-4`}>
        <FormattedMessage {...messages.goHome} />
      </Link>
    </main>
  );
}
