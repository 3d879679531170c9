import { clsx } from 'clsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { dropOff } from '#shared/analytics/rates.ts';
import type { QuizReport } from '#shared/api/analytics.ts';
import { formatFigure } from '../../lib/figure.ts';
import { Bar } from '../../ui/bar.tsx';
import type { FigureColumn } from './columns.ts';
import { DataCard } from './data-card.tsx';
import { messages } from './messages.ts';

type Question = QuizReport['questions'][number];

/** Below it, the drop-off of a question says little. */
const enough = 100;

const columns: FigureColumn<Question>[] = [
  { label: messages.question, of: ({ title }) => title },
  { label: messages.shown, of: ({ shown }) => shown },
  { label: messages.answered, of: ({ answered }) => answered },
  { label: messages.dropOff, of: dropOff, share: true },
];

/** The question after the first that most leave, where there are enough sessions to say so. */
const worst = (questions: Question[]): Question | undefined =>
  questions
    .slice(1)
    .filter(({ shown }) => shown >= enough)
    .reduce<Question | undefined>(
      (most, one) => ((dropOff(one) ?? 0) > ((most && dropOff(most)) ?? 0) ? one : most),
      undefined,
    );

function Row({ question, most, bad }: { question: Question; most: number; bad: boolean }) {
  const intl = useIntl();
  const { title, shown, answered } = question;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1.5 py-3">
      <p className="wrap-anywhere font-[540]">{title}</p>
      <p className={clsx('tabular text-right font-[600]', bad && 'text-bad')}>
        <span className="mr-2 text-sm font-normal text-ink-3">
          <FormattedMessage {...messages.dropOff} />
        </span>
        {formatFigure(intl, dropOff(question), true)}
      </p>
      <div className="col-span-2">
        <Bar share={answered / most} under={shown / most} />
      </div>
      <p className="tabular col-span-2 text-sm text-ink-3">
        <FormattedMessage {...messages.shownAnswered} values={{ shown, answered }} />
      </p>
    </li>
  );
}

/** How many were shown each question, and how many of these answered it. */
export function Funnel({ questions, file }: { questions: Question[]; file: string }) {
  const intl = useIntl();
  const most = Math.max(1, ...questions.map(({ shown }) => shown));
  const bad = worst(questions);
  return (
    <DataCard
      title={intl.formatMessage(messages.funnel)}
      hint={
        <>
          <p>
            <FormattedMessage {...messages.funnelHint} />
          </p>
          {most < enough && (
            <p>
              <FormattedMessage {...messages.few} values={{ count: enough }} />
            </p>
          )}
        </>
      }
      file={`${file}-questions`}
      columns={columns}
      rows={questions}
      keyOf={({ question }) => question}
    >
      <ol className="divide-y divide-line">
        {questions.map((question) => (
          <Row key={question.question} question={question} most={most} bad={question === bad} />
        ))}
      </ol>
    </DataCard>
  );
}
