import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

/** A group of settings: what it is on the left, the controls on the right. */
export function Section({
  title,
  hint,
  children,
}: {
  title: ReactNode;
  hint: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="grid gap-x-10 gap-y-3 border-t border-line py-7 first:border-0 first:pt-0 md:grid-cols-[1fr_2fr]">
      <div className="grid content-start gap-1">
        <h2 className="text-md">{title}</h2>
        <p className="text-pretty text-sm text-ink-3">{hint}</p>
      </div>
      <Card className="p-5">{children}</Card>
    </section>
  );
}
