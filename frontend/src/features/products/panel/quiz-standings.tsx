import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import { quizzesQuery } from '../../../data/quizzes.ts';
import { useApp } from '../../../lib/app.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { messages } from './messages.ts';
import { QuizStanding } from './quiz-standing.tsx';

/** The versions that shoppers get: two of a quiz where they are compared. */
const liveOf = (quiz: QuizSummary): number[] =>
  quiz.status === 'published'
    ? [quiz.publishedVersion, quiz.split?.version].filter((version) => version !== undefined)
    : [];

function NoQuiz() {
  return (
    <p className="text-pretty text-ink-2">
      <FormattedMessage {...messages.noQuiz} />{' '}
      <Link
        to="/app/quizzes"
        className="touch rounded-sm font-[560] text-accent-ink underline underline-offset-2"
      >
        <FormattedMessage {...messages.allQuizzes} />
      </Link>
    </p>
  );
}

/** What each quiz in the shop makes of a product. */
export function QuizStandings({ shopId, product }: { shopId: string; product: string }) {
  const { data, error, refetch } = useQuery(quizzesQuery(useApp().client, shopId));
  const live = data?.flatMap((quiz) => liveOf(quiz).map((version) => ({ quiz, version })));
  return (
    <section className="grid gap-2.5">
      <h3 className="text-base">
        <FormattedMessage {...messages.quizzes} />
      </h3>
      {error && <LoadError error={error} retry={refetch} />}
      {!live && !error && <Skeleton className="h-32" />}
      {live?.length === 0 && <NoQuiz />}
      <ul className="grid gap-3 empty:hidden">
        {live?.map(({ quiz, version }) => (
          <QuizStanding key={`${quiz.id} ${version}`} quiz={quiz} version={version} product={product} />
        ))}
      </ul>
    </section>
  );
}
