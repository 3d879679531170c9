import type { LucideIcon } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { messages } from './messages.ts';

type Words = (typeof messages)[keyof typeof messages];
export type Part = readonly [LucideIcon, Words, Words];

/** Features side by side, each with what it means for a shop. */
export function Parts({ parts }: { parts: readonly Part[] }) {
  return (
    <ul className="mx-auto grid w-full max-w-6xl gap-x-10 gap-y-12 px-5 py-16 sm:grid-cols-2 md:px-8 lg:grid-cols-3">
      {parts.map(([Icon, title, text]) => (
        <li key={title.id} className="grid content-start gap-2">
          <span className="grid size-11 place-items-center rounded-lg bg-accent-soft text-accent-ink">
            <Icon className="size-5.5" aria-hidden />
          </span>
          <h2 className="mt-2 text-lg">
            <FormattedMessage {...title} />
          </h2>
          <p className="text-pretty text-md text-ink-2">
            <FormattedMessage {...text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
