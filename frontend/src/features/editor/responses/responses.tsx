import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChartNoAxesColumn, Inbox, RefreshCw } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { responsesQuery } from '../../../data/quizzes.ts';
import { useApp } from '../../../lib/app.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { State } from '../../../ui/state.tsx';
import { useEditor } from '../editor-context.ts';
import { ExportButton } from '../export-button.tsx';
import { PeopleTabs } from '../people-tabs.tsx';
import { messages as filterMessages } from './filter-messages.ts';
import { messages } from './messages.ts';
import { OneResponse } from './one-response.tsx';
import { ResponseFilters } from './response-filters.tsx';
import { filterOf, type ResponseSearch } from './response-search.ts';
import { ResponseTable } from './response-table.tsx';
import { useResponseExport } from './use-response-export.ts';
import { useResponseSearch } from './use-response-search.ts';

interface Props {
  shopId: string;
  quizId: string;
}

function Empty() {
  const record = useEditor(({ record }) => record);
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

function NoMatch() {
  return (
    <Card>
      <State title={<FormattedMessage {...filterMessages.noMatch} />}>
        <FormattedMessage {...filterMessages.noMatchHint} />
      </State>
    </Card>
  );
}

function Counted({ query, filtered }: { query: ReturnType<typeof useList>; filtered: boolean }) {
  const record = useEditor(({ record }) => record);
  const loaded = query.data?.pages.reduce((sum, page) => sum + page.responses.length, 0) ?? 0;
  if (filtered) {
    const words = query.hasNextPage ? filterMessages.fittingSoFar : filterMessages.fitting;
    return <FormattedMessage {...words} values={{ count: loaded }} />;
  }
  // Until all are here, the quiz knows best how many there are.
  const whole = query.data && !query.hasNextPage;
  const count = whole ? loaded : Math.max(record.responseCount, loaded);
  return <FormattedMessage {...messages.count} values={{ count }} />;
}

const useList = ({ shopId, quizId }: Props, search: ResponseSearch) => {
  const { client } = useApp();
  return useInfiniteQuery(responsesQuery(client, shopId, quizId, filterOf(search)));
};

/** What shoppers answered and were shown, newest first; one of them opens beside the list. */
export function Responses({ shopId, quizId }: Props) {
  const { search, response, filtered, open } = useResponseSearch();
  const query = useList({ shopId, quizId }, search);
  const exporting = useResponseExport(search);
  const responses = query.data?.pages.flatMap((page) => page.responses);
  const none = responses?.length === 0;
  return (
    <main aria-busy={!responses} className="min-h-0 flex-1 overflow-y-auto bg-canvas">
      <div className="mx-auto grid max-w-6xl gap-4 px-4 py-6 md:px-8">
        <PeopleTabs />
        <ResponseFilters />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="tabular text-lg" aria-live="polite">
            <Counted query={query} filtered={filtered} />
          </h2>
          <div className="flex flex-wrap gap-2">
            <Link to="/app/analytics" search={{ quizId }} className={buttonClass()}>
              <ChartNoAxesColumn className="size-4" aria-hidden />
              <FormattedMessage {...messages.analytics} />
            </Link>
            {!none && <ExportButton {...exporting} />}
            <Button busy={query.isRefetching} onClick={() => query.refetch()}>
              <RefreshCw className="size-4" aria-hidden />
              <FormattedMessage {...messages.refresh} />
            </Button>
          </div>
        </div>
        <Problem error={exporting.problem} />
        {query.error && !responses && <LoadError error={query.error} retry={query.refetch} />}
        {!query.error && !responses && <Skeleton className="h-72" />}
        {none && (filtered ? <NoMatch /> : <Empty />)}
        {responses && !none && <ResponseTable responses={responses} onOpen={open} />}
        {query.hasNextPage && (
          <Button
            busy={query.isFetchingNextPage}
            onClick={() => query.fetchNextPage()}
            className="justify-self-center"
          >
            <FormattedMessage {...(filtered ? filterMessages.searchOn : messages.more)} />
          </Button>
        )}
      </div>
      {response && (
        <OneResponse
          shopId={shopId}
          quizId={quizId}
          responseId={response}
          close={() => void open(undefined)}
        />
      )}
    </main>
  );
}
