import { useQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { ListChecks, Plus, Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import { quizzesQuery } from '../../data/quizzes.ts';
import { useApp } from '../../lib/app.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { controlClass } from '../../ui/field.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { State } from '../../ui/state.tsx';
import { messages } from './messages.ts';
import { QuizRow } from './quiz-row.tsx';

function NewQuizLink() {
  return (
    <Link to="/app/quizzes/new" className={buttonClass({ variant: 'primary' })}>
      <Plus className="size-4" aria-hidden />
      <FormattedMessage {...messages.newQuiz} />
    </Link>
  );
}

function Waiting() {
  return (
    <Card className="divide-y divide-line">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-4 p-4">
          <Skeleton className="size-14" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-48" />
            <Skeleton className="h-3.5 w-72 max-w-full" />
          </div>
        </div>
      ))}
    </Card>
  );
}

function List({ shopId, quizzes }: { shopId: string; quizzes: QuizSummary[] }) {
  const intl = useIntl();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim().toLowerCase());
  if (quizzes.length === 0) {
    return (
      <Card>
        <State
          picture={<ListChecks className="size-9" strokeWidth={1.4} />}
          title={<FormattedMessage {...messages.empty} />}
          action={<NewQuizLink />}
        >
          <FormattedMessage {...messages.emptyHint} />
        </State>
      </Card>
    );
  }
  const found = quizzes.filter((quiz) => quiz.name.toLowerCase().includes(wanted));
  return (
    <>
      {quizzes.length > 5 && (
        <div className="relative mb-3 max-w-sm">
          <Search
            className="pointer-events-none absolute left-3 top-1/2 size-4 -translate-y-1/2 text-ink-3"
            aria-hidden
          />
          <input
            type="search"
            aria-label={intl.formatMessage(messages.search)}
            placeholder={intl.formatMessage(messages.search)}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            className={`${controlClass} pl-9`}
          />
        </div>
      )}
      <Card>
        {found.length === 0 ? (
          <State title={<FormattedMessage {...messages.noMatch} values={{ query }} />} />
        ) : (
          <ul className="divide-y divide-line">
            {found.map((quiz) => (
              <QuizRow key={quiz.id} shopId={shopId} quiz={quiz} />
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}

export function QuizzesPage() {
  const intl = useIntl();
  const { client } = useApp();
  const { shopId } = useRouteContext({ from: '/signed-in/app/shop/app/quizzes' });
  const { data, error, refetch } = useQuery(quizzesQuery(client, shopId));
  return (
    <Page title={intl.formatMessage(messages.title)} actions={<NewQuizLink />}>
      {error ? (
        <LoadError error={error} retry={refetch} />
      ) : data ? (
        <List shopId={shopId} quizzes={data} />
      ) : (
        <Waiting />
      )}
    </Page>
  );
}
