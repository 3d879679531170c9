import { CircleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import { errorText } from '../lib/error-text.ts';

/** An error beside what it is about; stays until it is fixed. */
export function Problem({ error }: { error: unknown }) {
  const intl = useIntl();
  if (!error) return null;
  return (
    <p
      role="alert"
      className="flex gap-2 rounded-md border border-bad-line bg-bad-soft px-3 py-2.5 text-sm text-bad"
    >
      <CircleAlert className="mt-px size-4 shrink-0" aria-hidden />
      <span>{errorText(intl, error)}</span>
    </p>
  );
}
