import { useEffect, useState } from 'react';
import { ReviewDialog } from './review-dialog.tsx';
import type { Publishing } from './use-publishing.ts';
import { useReview } from './use-review.ts';

/** Milliseconds after which a check that goes on is shown: a press must not seem lost. */
const patience = 1000;

interface Props {
  /** Whether nothing is shown, and the quiz published at once, when there is nothing to say about it. */
  quiet: boolean;
  /** Whether a time is to be chosen. */
  later: boolean;
  publishing: Publishing;
  close(): void;
}

/** Looks at the draft before it goes out. Where all is well and nothing is live yet, one press is enough. */
export function Review({ quiet, later, publishing, close }: Props) {
  const review = useReview();
  const [late, setLate] = useState(false);
  const { settled, warnings, issues } = review;
  const { mutate, isIdle, isError } = publishing;
  const clean = warnings === 0 && issues.length === 0;
  useEffect(function showWhatTakesLong() {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  useEffect(
    function publishWhatIsWell() {
      if (quiet && settled && clean && isIdle) mutate();
    },
    [quiet, settled, clean, isIdle, mutate],
  );
  if (quiet && clean && !late && !isError) return null;
  return (
    <ReviewDialog
      review={review}
      later={later}
      publishing={publishing}
      goesOn={quiet && clean && isIdle}
      close={close}
    />
  );
}
