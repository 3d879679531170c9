import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { AppError } from '#shared/errors.ts';
import { errorText } from '../../lib/error-text.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { messages } from './messages.ts';

/** What shows when a page cannot: what happened, the request's id for support, and two ways on. */
export function ErrorPage({ error }: { error: unknown }) {
  const intl = useIntl();
  usePageTitle(intl.formatMessage(messages.errorPage));
  return (
    <main
      role="alert"
      className="mx-auto grid min-h-[70dvh] max-w-lg content-center justify-items-start gap-3 px-6 py-16"
    >
      <h1 className="text-xl">
        <FormattedMessage {...messages.errorPage} />
      </h1>
      <p className="text-ink-2">{errorText(intl, error)}</p>
      {error instanceof AppError && error.requestId && (
        <p className="font-mono text-xs text-ink-3">
          <FormattedMessage {...messages.reference} values={{ id: error.requestId }} />
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
    </main>
  );
}
