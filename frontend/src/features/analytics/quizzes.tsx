import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { completionRate } from '#shared/analytics/rates.ts';
import type { ShopReport } from '#shared/api/analytics.ts';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import { formatFigure } from '../../lib/figure.ts';
import { Bar } from '../../ui/bar.tsx';
import { Picture } from '../../ui/picture.tsx';
import { countColumns, type FigureColumn } from './columns.ts';
import { DataCard } from './data-card.tsx';
import { messages } from './messages.ts';

type Row = ShopReport['quizzes'][number];

interface Props {
  rows: Row[];
  quizzes: QuizSummary[];
  file: string;
}

/** The figures of each quiz; one that is still there leads to figures of its own. */
export function Quizzes({ rows, quizzes, file }: Props) {
  const intl = useIntl();
  const known = new Map(quizzes.map((quiz) => [quiz.id, quiz]));
  const most = Math.max(1, ...rows.map(({ started }) => started));
  const nameOf = ({ quizId }: Row) => known.get(quizId)?.name ?? intl.formatMessage(messages.deletedQuiz);
  const columns: FigureColumn<Row>[] = [{ label: messages.quiz, of: nameOf }, ...countColumns];
  return (
    <DataCard
      title={intl.formatMessage(messages.quizzes)}
      file={`${file}-quizzes`}
      columns={columns}
      rows={rows}
      keyOf={({ quizId }) => quizId}
    >
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.quizId} className="flex items-center gap-4 py-2.5">
            <Picture src={known.get(row.quizId)?.thumbnail} className="size-12" />
            <div className="grid min-w-0 flex-1 gap-1.5">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                {known.has(row.quizId) ? (
                  <Link
                    to="/app/analytics"
                    search={(search) => ({ ...search, quizId: row.quizId })}
                    className="touch truncate rounded-sm font-[540] hover:underline"
                  >
                    {nameOf(row)}
                  </Link>
                ) : (
                  <span className="truncate text-ink-2">{nameOf(row)}</span>
                )}
                <span className="tabular text-sm text-ink-3">
                  <FormattedMessage
                    {...messages.ofSessions}
                    values={{ sessions: row.started, rate: formatFigure(intl, completionRate(row), true) }}
                  />
                </span>
              </div>
              <Bar share={row.started / most} />
            </div>
          </li>
        ))}
      </ul>
    </DataCard>
  );
}
