import { Link } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import { QuizStatus } from '../../blocks/quiz-status.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { messages } from './messages.ts';

const shown = 5;

function Row({ quiz }: { quiz: QuizSummary }) {
  return (
    <li>
      <Link
        to="/app/quizzes/editor/$quizId"
        params={{ quizId: quiz.id }}
        className="flex items-center gap-4 px-5 py-3.5 transition-colors hover:bg-hover focus-visible:-outline-offset-2"
      >
        <Picture src={quiz.thumbnail} className="size-12" />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="truncate font-[560]">{quiz.name}</span>
          <span className="text-sm text-ink-3">
            <FormattedMessage {...messages.questions} values={{ count: quiz.questionCount }} />
            {' · '}
            <FormattedMessage {...messages.responseCount} values={{ count: quiz.responseCount }} />
          </span>
          <span className="mt-1 sm:hidden">
            <QuizStatus quiz={quiz} />
          </span>
        </span>
        <span className="hidden sm:block">
          <QuizStatus quiz={quiz} />
        </span>
      </Link>
    </li>
  );
}

/** The quizzes that were worked on last. */
export function Latest({ quizzes }: { quizzes: QuizSummary[] }) {
  const latest = quizzes.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)).slice(0, shown);
  return (
    <Card className="mt-4 overflow-hidden">
      <header className="flex items-center justify-between gap-4 border-b border-line px-5 py-3">
        <h2 className="text-base">
          <FormattedMessage {...messages.latest} />
        </h2>
        <Link to="/app/quizzes" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
          <ListChecks className="size-4" aria-hidden />
          <FormattedMessage {...messages.all} />
        </Link>
      </header>
      <ul className="divide-y divide-line">
        {latest.map((quiz) => (
          <Row key={quiz.id} quiz={quiz} />
        ))}
      </ul>
    </Card>
  );
}
