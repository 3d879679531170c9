import { lazy, Suspense } from 'react';
import { usePublishing } from './use-publishing.ts';

const Review = lazy(() => import('./review.tsx').then((part) => ({ default: part.Review })));
const ShareDialog = lazy(() => import('./share-dialog.tsx').then((part) => ({ default: part.ShareDialog })));

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
