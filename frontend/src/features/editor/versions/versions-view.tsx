import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { QuizVersion } from '#shared/api/quizzes.ts';
import { versionsQuery } from '../../../data/quizzes.ts';
import { useApp } from '../../../lib/app.ts';
import { Card } from '../../../ui/card.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { State } from '../../../ui/state.tsx';
import { useEditor } from '../editor-context.ts';
import { Compare } from './compare.tsx';
import { messages } from './messages.ts';
import { SplitPanel } from './split-panel.tsx';
import { useWho } from './use-who.ts';
import { VersionRow } from './version-row.tsx';

function Empty() {
  return (
    <Card>
      <State
        picture={<History className="size-9" strokeWidth={1.4} />}
        title={<FormattedMessage {...messages.empty} />}
      >
        <FormattedMessage {...messages.emptyHint} />
      </State>
    </Card>
  );
}

function List({ versions }: { versions: QuizVersion[] }) {
  const shopId = useEditor(({ shopId }) => shopId);
  const nameOf = useWho(shopId);
  return (
    <Card>
      <h2 className="border-b border-line px-4 py-3 text-md font-[600]">
        <FormattedMessage {...messages.title} />
      </h2>
      <ol className="divide-y divide-line">
        {versions.map((version, index) => (
          <VersionRow
            key={version.version}
            listed={version}
            earlier={versions[index + 1]?.version}
            name={nameOf(version.publishedBy)}
          />
        ))}
      </ol>
    </Card>
  );
}

/** What was published when and by whom, to look at, compare, test and bring back. */
export function VersionsView() {
  const { client } = useApp();
  const { shopId, record } = useEditor(({ shopId, record }) => ({ shopId, record }));
  const { data, error, refetch } = useQuery(versionsQuery(client, shopId, record.id));
  const numbers = data?.map(({ version }) => version) ?? [];
  return (
    <main aria-busy={!data && !error} className="min-h-0 flex-1 overflow-y-auto bg-canvas">
      <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] items-start gap-4 px-4 py-6 md:px-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
        {error && <LoadError error={error} retry={refetch} />}
        {!data && !error && <Skeleton className="h-72" />}
        {data?.length === 0 && <Empty />}
        {data && data.length > 0 && (
          <>
            <List versions={data} />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <SplitPanel versions={numbers} />
              <Compare versions={numbers} />
            </div>
          </>
        )}
      </div>
    </main>
  );
}
