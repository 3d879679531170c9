import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

/** A group of settings: what it is, and the controls. */
export function Section({
  title,
  hint,
  children,
}: {
  title: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="grid gap-3 pb-8 last:pb-0">
      <div className="grid gap-1">
        <h2 className="text-md">{title}</h2>
        {hint && <p className="text-pretty text-sm text-ink-3">{hint}</p>}
      </div>
      <Card className="p-5">{children}</Card>
    </section>
  );
}
