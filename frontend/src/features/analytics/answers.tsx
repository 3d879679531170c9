import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { answersQuery, type ReportFilter } from '../../data/analytics.ts';
import { useApp } from '../../lib/app.ts';
import { formatFigure } from '../../lib/figure.ts';
import { Bar } from '../../ui/bar.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type GivenAnswer, listed } from './answer-rows.ts';
import type { FigureColumn } from './columns.ts';
import { DataCard } from './data-card.tsx';
import { messages } from './messages.ts';

const columns: FigureColumn<GivenAnswer>[] = [
  { label: messages.question, of: ({ title }) => title },
  { label: messages.answer, of: ({ answer }) => answer, show: ({ answer }) => answer },
  { label: messages.count, of: ({ count }) => count },
  { label: messages.share, of: ({ share }) => share, share: true },
];

function Question({ title, rows }: { title: string; rows: GivenAnswer[] }) {
  const intl = useIntl();
  return (
    <section className="grid content-start gap-2.5">
      <h3 className="wrap-anywhere">{title}</h3>
      <ul className="grid gap-2.5">
        {rows.map(({ key, answer, count, share }) => (
          <li key={key} className="grid gap-1">
            <div className="flex items-baseline justify-between gap-4 text-sm">
              <span className="wrap-anywhere text-ink-2">{answer}</span>
              <span className="tabular shrink-0 text-ink-3">
                {intl.formatNumber(count)} · {formatFigure(intl, share, true)}
              </span>
            </div>
            <Bar share={share ?? 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  shopId: string;
  quizId: string;
  filter: ReportFilter;
  file: string;
}

/** How the answers to each question are spread, over the responses themselves. */
export function AnswersCard({ shopId, quizId, filter, file }: Props) {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(answersQuery(useApp().client, shopId, quizId, filter));
  if (error) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Skeleton className="h-72" />;
  const rows = data.questions.flatMap((question) => listed(intl, question, data.currency));
  const questions = Map.groupBy(rows, ({ question }) => question);
  return (
    <DataCard
      title={intl.formatMessage(messages.answers)}
      hint={
        data.responses > 0 && (
          <>
            <FormattedMessage {...messages.answersHint} values={{ count: data.responses }} />{' '}
            {data.more && <FormattedMessage {...messages.answersMore} values={{ count: data.responses }} />}{' '}
            {filter.device && <FormattedMessage {...messages.answersDevices} />}
          </>
        )
      }
      file={`${file}-answers`}
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
      none={<FormattedMessage {...messages.noAnswers} />}
    >
      <div className="grid gap-x-10 gap-y-7 md:grid-cols-2">
        {[...questions].map(([id, answers]) => (
          <Question key={id} title={answers[0]?.title ?? id} rows={answers} />
        ))}
      </div>
    </DataCard>
  );
}
