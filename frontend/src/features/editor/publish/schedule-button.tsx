import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMayEdit } from '../../../data/team.ts';
import { Button } from '../../../ui/button.tsx';
import { useEditor } from '../editor-context.ts';
import { type Open, PublishFlow } from './publish-flow.tsx';
import { messages } from './schedule-messages.ts';

/** The way to publish at another time than now. */
export function ScheduleButton() {
  const intl = useIntl();
  const record = useEditor(({ record }) => record);
  const mayEdit = useMayEdit();
  const [open, setOpen] = useState<Open>(null);
  const label = intl.formatMessage(messages.open);
  // What is live as it is has nothing to go out.
  const changed = record.status !== 'published' || record.publishedRevision !== record.revision;
  if (!mayEdit || (!changed && !open)) return null;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon
        aria-label={label}
        title={label}
        onClick={() => setOpen('later')}
      >
        <CalendarClock className="size-4" aria-hidden />
      </Button>
      <PublishFlow open={open} setOpen={setOpen} quiet={false} />
    </>
  );
}
