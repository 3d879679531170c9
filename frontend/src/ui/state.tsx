import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  /** A picture or an icon. */
  picture?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  tone?: 'calm' | 'error';
}

/** What stands where a list is empty or did not load: what it is, and what to do. */
export function State({ picture, title, children, action, tone = 'calm' }: Props) {
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className="mx-auto flex max-w-md flex-col items-center gap-2 px-6 py-14 text-center"
    >
      {picture && (
        <div className={clsx('mb-2', tone === 'error' ? 'text-bad' : 'text-ink-3')} aria-hidden>
          {picture}
        </div>
      )}
      <h2 className="text-md">{title}</h2>
      {children && <div className="text-pretty text-ink-2">{children}</div>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
