import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { usePageTitle } from '../lib/page-head.ts';

interface Props {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  crumbs?: ReactNode;
  /** For forms: as wide as reads well. */
  narrow?: boolean;
  children: ReactNode;
}

/** A page of the app: its heading, its main actions, its content. Sets the browser's title too. */
export function Page({ title, lead, actions, crumbs, narrow, children }: Props) {
  usePageTitle(title);
  return (
    <div className={clsx('mx-auto w-full px-4 py-6 md:px-8 md:py-9', narrow ? 'max-w-2xl' : 'max-w-6xl')}>
      {crumbs && <div className="mb-2">{crumbs}</div>}
      <header className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h1 className="text-xl wrap-anywhere">{title}</h1>
          {lead && <p className="text-pretty text-ink-2">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
