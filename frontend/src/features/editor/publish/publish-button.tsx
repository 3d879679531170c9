import { Rocket, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMayEdit } from '../../../data/team.ts';
import { Button } from '../../../ui/button.tsx';
import { useEditor } from '../editor-context.ts';
import { messages } from '../messages.ts';
import { type Open, PublishFlow } from './publish-flow.tsx';

function Words({ live }: { live: boolean }) {
  return (
    <>
      {live && (
        <span className="max-sm:hidden">
          <FormattedMessage {...messages.publishChanges} />
        </span>
      )}
      <span className={live ? 'sm:hidden' : undefined}>
        <FormattedMessage {...messages.publish} />
      </span>
    </>
  );
}

export function PublishButton() {
  const { record, unsaved } = useEditor(({ record, save }) => ({ record, unsaved: save.kind !== 'saved' }));
  const mayEdit = useMayEdit();
  const [open, setOpen] = useState<Open>(null);
  const area = useRef<HTMLSpanElement>(null);
  const wasOpen = useRef(false);
  useEffect(
    function goOnFromHere() {
      // The button that publishes is gone once nothing is left to publish; sharing stands in its place.
      if (open === null && wasOpen.current && document.activeElement === document.body)
        area.current?.querySelector('button')?.focus();
      wasOpen.current = open !== null;
    },
    [open],
  );
  const live = record.status === 'published';
  const changed = !live || record.publishedRevision !== record.revision || unsaved;
  return (
    <span ref={area} className="contents">
      {live && (
        <Button
          variant={changed ? 'ghost' : 'secondary'}
          busy={open === 'share' || open === 'published'}
          onClick={() => setOpen('share')}
        >
          <Share2 className="size-4" aria-hidden />
          <span className={changed ? 'sr-only lg:not-sr-only' : undefined}>
            <FormattedMessage {...messages.share} />
          </span>
        </Button>
      )}
      {changed && mayEdit && (
        <Button variant="primary" busy={open === 'review'} onClick={() => setOpen('review')}>
          <Rocket className="size-4 max-sm:hidden" aria-hidden />
          <Words live={live} />
        </Button>
      )}
      <PublishFlow open={open} setOpen={setOpen} quiet={!live} />
    </span>
  );
}
