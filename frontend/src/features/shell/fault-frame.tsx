import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/page-head.ts';
import { Brand } from '../../ui/brand.tsx';

interface Props {
  /** Of the browser's tab. */
  title: string;
  status: number;
  message: ReactNode;
  children: ReactNode;
}

/** The frame of every error page: the status, what happened, and what can be done about it. */
export function FaultFrame({ title, status, message, children }: Props) {
  usePageTitle(title);
  return (
    <main className="mx-auto grid min-h-dvh max-w-lg content-center justify-items-start gap-3 px-6 py-16">
      <Link to="/" className="touch mb-6 rounded-sm">
        <Brand />
      </Link>
      <div role="alert" className="grid gap-3">
        <p className="tabular text-sm font-[560] text-accent-ink">{status}</p>
        <h1 className="text-xl wrap-anywhere">{message}</h1>
      </div>
      {children}
    </main>
  );
}
