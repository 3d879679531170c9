import { FormattedMessage, useIntl } from 'react-intl';
import type { Proof } from '#shared/quiz/prove.ts';
import { messages } from './messages.ts';

/** How much was looked at, and what that is worth. */
export function Scope({ proof }: { proof: Proof }) {
  const intl = useIntl();
  const { exact, paths, checked, bound } = proof;
  const percent = intl.formatNumber(bound, { style: 'percent', maximumSignificantDigits: 2 });
  return (
    <p className="text-pretty text-ink-2">
      {exact ? (
        <FormattedMessage {...messages.exact} values={{ count: paths, many: String(paths >= 1e15) }} />
      ) : (
        <FormattedMessage {...messages.sampled} values={{ checked, bound: percent }} />
      )}
    </p>
  );
}
