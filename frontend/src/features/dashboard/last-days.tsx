import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChartNoAxesColumn } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import type { Shop } from '#shared/api/shops.ts';
import { Headline } from '../../blocks/headline.tsx';
import { InShop } from '../../blocks/in-shop.tsx';
import { UsageMeter } from '../../blocks/usage-meter.tsx';
import { shopReportQuery } from '../../data/analytics.ts';
import { useApp } from '../../lib/app.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { messages } from './messages.ts';

/** The figures of the last 30 days, the plan's use, and whether quizzes are seen in the shop. */
export function LastDays({ shop, quizzes }: { shop: Shop; quizzes: QuizSummary[] }) {
  const { data, error, refetch } = useQuery(shopReportQuery(useApp().client, shop.id));
  return (
    <>
      <header className="mb-2 flex items-center justify-between gap-4">
        <h2 className="text-base">
          <FormattedMessage {...messages.lastDays} />
        </h2>
        <Link to="/app/analytics" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
          <ChartNoAxesColumn className="size-4" aria-hidden />
          <FormattedMessage {...messages.analytics} />
        </Link>
      </header>
      {error ? (
        <Card>
          <LoadError error={error} retry={refetch} />
        </Card>
      ) : data ? (
        <Headline quizzes={quizzes} totals={data.totals} />
      ) : (
        <div aria-busy="true" className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
          {[1, 2, 3, 4].map((card) => (
            <Skeleton key={card} className="h-24 rounded-lg" />
          ))}
        </div>
      )}
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <Card className="p-5">
          <UsageMeter shopId={shop.id} />
        </Card>
        <Card className="p-5">
          <InShop shop={shop} quizzes={quizzes} days={data?.days} error={error} retry={refetch} />
        </Card>
      </div>
    </>
  );
}
