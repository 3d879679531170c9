import { Suspense } from 'react';
import { laterPart } from '../../../ui/later-part.ts';
import { usePublishing } from './use-publishing.ts';

const Review = laterPart(() => import('./review.tsx').then((part) => part.Review));
const ShareDialog = laterPart(() => import('./share-dialog.tsx').then((part) => part.ShareDialog));

/** What is open of publishing: the look before it, now or for a later time; what comes after it; or placing alone. */
export type Open = 'review' | 'later' | 'published' | 'share' | null;

interface Props {
  open: Open;
  setOpen(open: Open): void;
  /** Whether one press is enough when nothing is wrong. */
  quiet: boolean;
}

/** The dialogs of publishing, loaded when they are needed. */
export function PublishFlow({ open, setOpen, quiet }: Props) {
  const publishing = usePublishing(() => setOpen('published'));
  const close = () => {
    setOpen(null);
    publishing.reset();
  };
  return (
    <Suspense>
      {(open === 'review' || open === 'later') && (
        <Review quiet={quiet} later={open === 'later'} publishing={publishing} close={close} />
      )}
      {(open === 'published' || open === 'share') && (
        <ShareDialog fresh={open === 'published'} close={close} />
      )}
    </Suspense>
  );
}
