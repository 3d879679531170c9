import { type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * Draws what would hold up the answer to a press only once that answer is on the screen, and gives way to what is
 * pressed meanwhile.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined;
    // A frame's own work comes before its picture; a task that it leaves comes after.
    const frame = requestAnimationFrame(() => {
      later = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
    };
  }, []);
  return isPainted && children;
}
