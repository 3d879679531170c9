import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A choice that is on or off, among others in a row. */
export function Chip({ on, className, ...props }: ComponentProps<'button'> & { on: boolean }) {
  return (
    <button
      type="button"
      aria-pressed={on}
      {...props}
      className={clsx(
        'inline-flex h-9 items-center gap-1.5 rounded-full border px-3 text-sm font-[540] transition-colors touch md:h-8',
        on
          ? 'border-accent bg-accent-soft text-accent-ink'
          : 'border-line-strong text-ink-2 hover:border-control hover:text-ink',
        className,
      )}
    />
  );
}
