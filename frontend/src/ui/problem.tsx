import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorText } from '../lib/error-text.ts';
import { Button } from './button.tsx';
import { messages } from './messages.ts';

interface Props {
  error: unknown;
  /** Loads again what did not come; it is then also said that something is missing. */
  retry?(): unknown;
  /** What is missing, where that does not speak for itself. */
  what?: ReactNode;
}

/** An error beside what it is about; stays until it is fixed. */
export function Problem({ error, retry, what }: Props) {
  const intl = useIntl();
  if (!error) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-bad-line bg-bad-soft px-3 py-2.5 text-sm text-bad"
    >
      <p className="flex min-w-48 flex-1 gap-2">
        <CircleAlert className="mt-px size-4 shrink-0" aria-hidden />
        <span className="min-w-0 text-pretty wrap-anywhere">
          {retry && (
            <strong className="block font-[560]">
              {what ?? <FormattedMessage {...messages.notLoaded} />}
            </strong>
          )}
          {errorText(intl, error)}
        </span>
      </p>
      {retry && (
        <Button size="sm" onClick={() => retry()}>
          <FormattedMessage {...messages.tryAgain} />
        </Button>
      )}
    </div>
  );
}
