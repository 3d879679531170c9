import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useUser } from '../../lib/app.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { messages } from './messages.ts';

const Metrics = lazy(() => import('./metrics.tsx').then((part) => ({ default: part.Metrics })));

export function MetricsLoading() {
  return (
    <div className="grid gap-4">
      <p role="status" className="text-ink-2">
        <FormattedMessage {...messages.loadingAnalytics} />
      </p>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4" aria-hidden>
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-24 rounded-xl" />
        ))}
      </div>
    </div>
  );
}

const title = 'text-3xl font-[680] tracking-[-0.03em] wrap-anywhere';

/** What a signed-in user sees first: who they are, and how the last 30 days went. */
export function MemberHero() {
  const user = useUser();
  return (
    <section className="mx-auto grid w-full max-w-6xl gap-8 px-5 py-12 md:px-8 md:py-20">
      {user ? (
        <h1 className={title}>
          <FormattedMessage {...messages.welcome} values={{ email: user.email }} />
        </h1>
      ) : (
        // No heading: until it is known who reads, the visitor's stands in the same page.
        <p className={title}>
          <FormattedMessage {...messages.welcomeBack} />
        </p>
      )}
      {user ? (
        <Suspense fallback={<MetricsLoading />}>
          <Metrics />
        </Suspense>
      ) : (
        <MetricsLoading />
      )}
    </section>
  );
}
