import { Link, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import { useChoice, useEscape } from '../../lib/use-choice.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { State } from '../../ui/state.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { Failures } from './failures.tsx';
import { Filters, from } from './filters.tsx';
import { messages } from './messages.ts';
import { QuizRow } from './quiz-row.tsx';
import { viewOf } from './quiz-view.ts';
import { useActs } from './use-acts.ts';

function NothingHere({ query }: { query: string | undefined }) {
  const title = query ? (
    <FormattedMessage {...messages.noMatch} values={{ query }} />
  ) : (
    <FormattedMessage {...messages.noneHere} />
  );
  return (
    <State
      title={title}
      action={
        <Link to="/app/quizzes" search={{}} className={buttonClass()}>
          <FormattedMessage {...messages.showAll} />
        </Link>
      }
    >
      <FormattedMessage {...messages.noneHereHint} />
    </State>
  );
}

/** The quizzes that fit the address, and what can be done with those chosen. */
export function QuizList({ shopId, quizzes }: { shopId: string; quizzes: QuizSummary[] }) {
  const search = useDeferredValue(useSearch({ from }));
  const shown = useMemo(() => viewOf(quizzes, search), [quizzes, search]);
  const choice = useChoice(shown);
  const does = useActs(shopId);
  useEscape(choice.chosen.length > 0, choice.clear);
  return (
    <>
      <Filters />
      <Failures failures={does.failures} dismiss={does.dismiss} />
      <Card>
        {shown.length === 0 ? (
          <NothingHere query={search.q} />
        ) : (
          <>
            <BulkBar count={shown.length} choice={choice} does={does} />
            <ul className="divide-y divide-line">
              {shown.map((quiz) => (
                <QuizRow
                  key={quiz.id}
                  shopId={shopId}
                  quiz={quiz}
                  does={does}
                  chosen={choice.has(quiz.id)}
                  onChoose={(range) => choice.toggle(quiz.id, range)}
                />
              ))}
            </ul>
          </>
        )}
      </Card>
    </>
  );
}
