import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { Headline } from '../../blocks/headline.tsx';
import { shopReportQuery } from '../../data/analytics.ts';
import { quizzesQuery } from '../../data/quizzes.ts';
import { shopsQuery } from '../../data/shops.ts';
import { useApp } from '../../lib/app.ts';
import { usePickShop } from '../../lib/current-shop.ts';
import { buttonClass } from '../../ui/button.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { MetricsLoading } from './member-hero.tsx';
import { messages } from './messages.ts';

const useFigures = () => {
  const { client } = useApp();
  const pickShop = usePickShop();
  const shops = useQuery(shopsQuery(client));
  const shop = shops.data && pickShop(shops.data);
  const shopId = shop?.id ?? '';
  const enabled = shop !== undefined;
  const quizzes = useQuery({ ...quizzesQuery(client, shopId), enabled });
  const report = useQuery({ ...shopReportQuery(client, shopId), enabled });
  const all = enabled ? [shops, quizzes, report] : [shops];
  return {
    failed: all.find(({ isError }) => isError),
    loading: all.some(({ isPending }) => isPending),
    quizzes: quizzes.data ?? [],
    totals: report.data?.totals,
  };
};

function NoData() {
  return (
    <div className="grid justify-items-start gap-3 rounded-xl border border-line bg-surface p-7">
      <h2 className="text-xl">
        <FormattedMessage {...messages.noData} />
      </h2>
      <p className="max-w-xl text-pretty text-md text-ink-2">
        <FormattedMessage {...messages.noDataText} />
      </p>
      <Link to="/app/quizzes/new" className={`${buttonClass({ variant: 'primary', size: 'lg' })} mt-2`}>
        <FormattedMessage {...messages.createFirst} />
      </Link>
    </div>
  );
}

/** How a merchant's quizzes do, or the way to a first one. */
export function Metrics() {
  const { failed, loading, quizzes, totals } = useFigures();
  if (failed) return <LoadError error={failed.error} retry={failed.refetch} />;
  if (loading) return <MetricsLoading />;
  if (quizzes.length === 0 || !totals) return <NoData />;
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <p className="text-ink-2">
          <FormattedMessage {...messages.lastDays} />
        </p>
        <Headline quizzes={quizzes} totals={totals} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to="/app/analytics" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          <FormattedMessage {...messages.viewAnalytics} />
        </Link>
        <Link to="/app/quizzes/new" className={buttonClass({ size: 'lg' })}>
          <FormattedMessage {...messages.createAnother} />
        </Link>
      </div>
    </div>
  );
}
