import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Inbox, RefreshCw } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { responsesQuery } from '../../../data/quizzes.ts';
import { useApp } from '../../../lib/app.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { State } from '../../../ui/state.tsx';
import { useEditor } from '../editor-context.ts';
import { messages } from './messages.ts';
import { OneResponse } from './one-response.tsx';
import { ResponseTable } from './response-table.tsx';

interface Props {
  shopId: string;
  quizId: string;
}

function Empty() {
  const { record } = useEditor();
  return (
    <Card>
      <State
        picture={<Inbox className="size-9" strokeWidth={1.4} />}
        title={<FormattedMessage {...messages.empty} />}
      >
        <FormattedMessage {...(record.status === 'published' ? messages.emptyLive : messages.emptyDraft)} />
      </State>
    </Card>
  );
}

/** What shoppers answered and were shown, newest first; one of them opens beside the list. */
export function Responses({ shopId, quizId }: Props) {
  const { client } = useApp();
  const { record } = useEditor();
  const { response } = useSearch({ from: '/signed-in/app/quizzes/editor/$quizId' });
  const navigate = useNavigate({ from: '/app/quizzes/editor/$quizId' });
  const query = useInfiniteQuery(responsesQuery(client, shopId, quizId));
  const open = (id?: string) =>
    navigate({ search: { view: 'responses', ...(id ? { response: id } : {}) }, resetScroll: false });
  if (query.error && !query.data) return <LoadError error={query.error} retry={query.refetch} />;
  const responses = query.data?.pages.flatMap((page) => page.responses);
  const loaded = responses?.length ?? 0;
  // Until all are here, the quiz knows best how many there are.
  const count = responses && !query.hasNextPage ? loaded : Math.max(record.responseCount, loaded);
  return (
    <main aria-busy={!responses} className="min-h-0 flex-1 overflow-y-auto bg-canvas">
      <div className="mx-auto grid max-w-6xl gap-4 px-4 py-6 md:px-8">
        <div className="flex items-center justify-between gap-4">
          <h2 className="tabular text-lg">
            <FormattedMessage {...messages.count} values={{ count }} />
          </h2>
          <Button busy={query.isRefetching} onClick={() => query.refetch()}>
            <RefreshCw className="size-4" aria-hidden />
            <FormattedMessage {...messages.refresh} />
          </Button>
        </div>
        {!responses && <Skeleton className="h-72" />}
        {responses?.length === 0 && <Empty />}
        {responses && responses.length > 0 && <ResponseTable responses={responses} onOpen={open} />}
        {query.hasNextPage && (
          <Button
            busy={query.isFetchingNextPage}
            onClick={() => query.fetchNextPage()}
            className="justify-self-center"
          >
            <FormattedMessage {...messages.more} />
          </Button>
        )}
      </div>
      {response && <OneResponse shopId={shopId} quizId={quizId} responseId={response} close={() => open()} />}
    </main>
  );
}
