import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/page-head.ts';
import { Card } from '../../ui/card.tsx';

interface Props {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Under the card: the way to another page. */
  footer?: ReactNode;
}

export function AuthCard({ title, lead, children, footer }: Props) {
  usePageTitle(title);
  return (
    <>
      <Card className="animate-rise p-6 md:p-8">
        <h1 className="text-xl">{title}</h1>
        {lead && <p className="mt-1 text-pretty text-ink-2">{lead}</p>}
        <div className="mt-6">{children}</div>
      </Card>
      {footer && <p className="mt-5 text-center text-ink-2">{footer}</p>}
    </>
  );
}

/** The look of a link in running text. */
export const textLink =
  'font-[560] text-accent-ink underline decoration-accent-line underline-offset-3 hover:decoration-current';
