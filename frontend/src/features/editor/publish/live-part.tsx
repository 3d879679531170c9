import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { versionQuery } from '../../../data/quizzes.ts';
import { useApp } from '../../../lib/app.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useEditor } from '../editor-context.ts';
import { DifferenceList } from './difference-list.tsx';
import { messages } from './messages.ts';
import { ReplayPart } from './replay-part.tsx';
import { ReviewSection } from './review-section.tsx';

/** The draft beside the version in the shop: what changes, and for whom. */
export function LivePart({ version }: { version: number }) {
  const { client } = useApp();
  const { shopId, record, quiz } = useEditor(({ shopId, record, quiz }) => ({ shopId, record, quiz }));
  const live = useQuery(versionQuery(client, shopId, record.id, version));
  if (live.error) return <LoadError error={live.error} retry={live.refetch} />;
  if (!live.data) return <Skeleton className="h-24" />;
  return (
    <>
      <ReviewSection title={<FormattedMessage {...messages.changes} />}>
        <DifferenceList before={live.data.quiz} after={quiz} />
      </ReviewSection>
      <ReplayPart live={live.data.quiz} />
    </>
  );
}
