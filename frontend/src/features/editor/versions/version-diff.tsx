import { useQuery } from '@tanstack/react-query';
import { versionQuery } from '../../../data/quizzes.ts';
import { useApp } from '../../../lib/app.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useEditor } from '../editor-context.ts';
import { DifferenceList } from '../publish/difference-list.tsx';

/** A version by its number, or what is edited now. */
export type Side = number | 'draft';

const useSide = (side: Side) => {
  const { client } = useApp();
  const { shopId, record, quiz } = useEditor(({ shopId, record, quiz }) => ({ shopId, record, quiz }));
  const version = useQuery({
    ...versionQuery(client, shopId, record.id, side === 'draft' ? 0 : side),
    enabled: side !== 'draft',
  });
  return side === 'draft'
    ? { quiz, error: null, refetch: version.refetch }
    : { quiz: version.data?.quiz, error: version.error, refetch: version.refetch };
};

/** What a shopper would notice between two versions, or a version and the draft. */
export function VersionDiff({ from, to }: { from: Side; to: Side }) {
  const [before, after] = [useSide(from), useSide(to)];
  const failed = [before, after].find(({ error }) => error);
  if (failed) return <LoadError error={failed.error} retry={failed.refetch} />;
  if (!before.quiz || !after.quiz) return <Skeleton className="h-16" />;
  return <DifferenceList key={`${from} ${to}`} before={before.quiz} after={after.quiz} />;
}
