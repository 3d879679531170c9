import { FormattedMessage } from 'react-intl';
import { useMayEdit } from '../../../data/team.ts';
import { Card } from '../../../ui/card.tsx';
import { useEditor } from '../editor-context.ts';
import { SplitArms } from './split-arms.tsx';
import { messages } from './split-messages.ts';
import { SplitStart } from './split-start.tsx';

/** The test of two versions: running, to be started, or what it needs first. */
export function SplitPanel({ versions }: { versions: number[] }) {
  const { publishedVersion: live, split } = useEditor(({ record }) => record);
  const mayEdit = useMayEdit();
  const others = versions.filter((version) => version !== live);
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-5">
      <div className="grid gap-1">
        <h2 className="text-md font-[600]">
          <FormattedMessage {...messages.title} />
        </h2>
        <p className="text-pretty text-ink-2">
          <FormattedMessage {...messages.hint} />
        </p>
      </div>
      {live === undefined ? (
        <p className="text-ink-3">
          <FormattedMessage {...messages.needsLive} />
        </p>
      ) : split ? (
        <SplitArms live={live} split={split} />
      ) : others.length === 0 ? (
        <p className="text-ink-3">
          <FormattedMessage {...messages.needsTwo} />
        </p>
      ) : (
        mayEdit && <SplitStart key={live} live={live} others={others} />
      )}
    </Card>
  );
}
