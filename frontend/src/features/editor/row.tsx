import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { useEditor } from './editor-context.ts';
import { messages } from './flow-messages.ts';

interface RowProps extends ComponentProps<'button'> {
  /** The element that is chosen here: a question's id, `results` or `quiz`. */
  at: string;
  faulty: boolean;
}

/** What can be chosen in the flow. It alone is drawn when it is chosen, and not the flow around it. */
export function Row({ at, faulty, children, ...props }: RowProps) {
  const intl = useIntl();
  const current = useEditor((editor) => editor.at === at);
  return (
    <button
      type="button"
      aria-current={current}
      {...props}
      className={clsx(
        'flex min-h-11 w-full min-w-0 items-center gap-2.5 rounded-md px-2 py-1.5 text-left transition-colors lg:min-h-9',
        current ? 'bg-accent-soft text-ink' : 'text-ink-2 hover:bg-hover hover:text-ink',
      )}
    >
      {children}
      {faulty && (
        <span
          className="ml-auto size-2 shrink-0 rounded-full bg-bad"
          role="img"
          aria-label={intl.formatMessage(messages.hasProblem)}
        />
      )}
    </button>
  );
}
