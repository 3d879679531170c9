import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { QuizReport, ShopReport } from '#shared/api/analytics.ts';
import { quizReportQuery, shopReportQuery } from '../../data/analytics.ts';
import { quizzesQuery } from '../../data/quizzes.ts';
import { useApp } from '../../lib/app.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Filters } from './filters.tsx';
import { messages } from './messages.ts';
import { metrics } from './metrics.ts';
import { Nothing } from './nothing.tsx';
import { QuizParts } from './quiz-parts.tsx';
import { Quizzes } from './quizzes.tsx';
import { Report } from './report.tsx';
import { filterOf } from './search.ts';

const from = '/signed-in/app/shop/app/analytics';

function Waiting() {
  return (
    <div className="grid gap-4" aria-busy="true">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
        {metrics.map(({ key }) => (
          <Skeleton key={key} className="h-28 rounded-lg" />
        ))}
      </div>
      <Skeleton className="h-80 rounded-lg" />
      <Skeleton className="h-60 rounded-lg" />
    </div>
  );
}

const dayIn = (intl: IntlShape, day: string) =>
  intl.formatDate(day, { dateStyle: 'medium', timeZone: 'UTC' });

function Compared({ report }: { report: QuizReport | ShopReport }) {
  const intl = useIntl();
  const days = {
    from: dayIn(intl, report.from),
    to: dayIn(intl, report.to),
    beforeFrom: dayIn(intl, report.previous.from),
    beforeTo: dayIn(intl, report.previous.to),
  };
  return <FormattedMessage {...messages.compared} values={days} />;
}

/** The report that the address asks for: of a quiz, or of the whole shop. */
const useReport = (shopId: string) => {
  const { client } = useApp();
  const search = useSearch({ from });
  const filter = filterOf(search, new Date());
  const { quizId } = search;
  const shop = useQuery({ ...shopReportQuery(client, shopId, filter), enabled: !quizId });
  const quiz = useQuery({ ...quizReportQuery(client, shopId, quizId ?? '', filter), enabled: !!quizId });
  return { search, filter, ...(quizId ? quiz : shop) };
};

const isEmpty = ({ totals, previous }: QuizReport | ShopReport) =>
  totals.viewed + totals.started + previous.totals.viewed + previous.totals.started === 0;

/** How the quizzes do: all of them, or the one in the address. */
export function AnalyticsPage() {
  const intl = useIntl();
  const { client } = useApp();
  const { shopId } = useRouteContext({ from });
  const navigate = useNavigate({ from: '/app/analytics' });
  const { data: quizzes = [] } = useQuery(quizzesQuery(client, shopId));
  const { search, filter, data, error, refetch, isPlaceholderData } = useReport(shopId);
  const { quizId } = search;
  const metric = metrics.find(({ key }) => key === (search.metric ?? 'sessions')) ?? metrics[0];
  if (!metric) return null;
  const file = `recommend-${data?.from}-${data?.to}`;
  return (
    <Page title={intl.formatMessage(messages.title)} lead={data && <Compared report={data} />}>
      <Filters search={search} quizzes={quizzes} report={data} />
      {error ? (
        <LoadError error={error} retry={refetch} />
      ) : !data ? (
        <Waiting />
      ) : isEmpty(data) ? (
        <Nothing quizzes={quizzes} quizId={quizId} narrowed={Object.keys(filter).length > 0} />
      ) : (
        <div
          aria-busy={isPlaceholderData}
          className={isPlaceholderData ? 'opacity-60 transition-opacity' : ''}
        >
          <Report
            report={data}
            metric={metric}
            file={file}
            onChoose={({ key }) =>
              navigate({ search: { ...search, metric: key }, replace: true, resetScroll: false })
            }
          >
            {'quizzes' in data ? (
              <Quizzes rows={data.quizzes} quizzes={quizzes} file={file} />
            ) : (
              quizId && (
                <QuizParts report={data} shopId={shopId} quizId={quizId} filter={filter} file={file} />
              )
            )}
          </Report>
          <p className="mt-4 text-sm text-ink-3">
            <FormattedMessage {...messages.tracked} />
          </p>
        </div>
      )}
    </Page>
  );
}
