import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';

/** Where a page stands: the last part is the page itself. */
export function Crumbs({ label, parts }: { label: string; parts: { key: string; node: ReactNode }[] }) {
  return (
    <nav
      aria-label={label}
      className="flex min-w-0 items-center gap-1 text-sm text-ink-3 [&_a]:rounded-sm [&_a:hover]:text-ink"
    >
      {parts.map(({ key, node }, index) => (
        <Fragment key={key}>
          {index > 0 && <ChevronRight className="size-3.5 shrink-0" aria-hidden />}
          <span
            className={index === parts.length - 1 ? 'truncate text-ink-2' : 'shrink-0'}
            aria-current={index === parts.length - 1 ? 'page' : undefined}
          >
            {node}
          </span>
        </Fragment>
      ))}
    </nav>
  );
}
