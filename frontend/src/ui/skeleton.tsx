import { clsx } from 'clsx';

/** Holds the place of what is loading; size it by class. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('animate-breathe rounded-md bg-hover', className)} />;
}
