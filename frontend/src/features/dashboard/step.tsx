import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

interface Props {
  number: number;
  state: 'done' | 'current' | 'later';
  title: ReactNode;
  /** In one line, when the step is not open. */
  summary?: ReactNode;
  children: ReactNode;
}

export function Step({ number, state, title, summary, children }: Props) {
  const intl = useIntl();
  return (
    <li className="flex gap-4 p-5 md:p-6" aria-current={state === 'current' ? 'step' : undefined}>
      <span
        className={clsx(
          'tabular grid size-7 shrink-0 place-items-center rounded-full text-sm font-[600]',
          state === 'done' && 'bg-good-soft text-good',
          state === 'current' && 'bg-fill text-on-fill',
          state === 'later' && 'border border-line-strong text-ink-3',
        )}
      >
        {state === 'done' ? (
          <Check className="size-4" aria-label={intl.formatMessage(messages.done)} />
        ) : (
          number
        )}
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <h2 className={clsx('text-md leading-7', state === 'later' && 'text-ink-3')}>{title}</h2>
        {state === 'current' ? (
          <div className="mt-1 animate-appear">{children}</div>
        ) : (
          summary && (
            <p className={state === 'later' ? 'text-sm text-ink-3' : 'text-sm text-ink-2'}>{summary}</p>
          )
        )}
      </div>
    </li>
  );
}
