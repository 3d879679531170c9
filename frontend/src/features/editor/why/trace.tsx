import { Check, X } from 'lucide-react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { Contribution } from '#shared/quiz/rank.ts';
import type { Names } from '../rules/condition-words.ts';
import { messages } from './messages.ts';

/** Points in a ranking are thousandths. */
const unit = 1000;

function Row({ part, names }: { part: Contribution; names: Names }) {
  const { question, points, full, met, unmet, required } = part;
  const Verdict = required === false ? X : Check;
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-2 pr-3 text-left font-[540]">
        {names.question(question)}
        <span className="block text-sm font-normal text-ink-3">
          {met.map((id) => (
            <span key={id} className="mr-2 text-good">
              <Check className="mr-0.5 inline size-3.5" aria-hidden />
              {names.option(id)}
            </span>
          ))}
          {unmet.map((id) => (
            <span key={id} className="mr-2">
              <X className="mr-0.5 inline size-3.5" aria-hidden />
              {names.option(id)}
            </span>
          ))}
        </span>
      </th>
      <td className="w-28 py-2 text-right">
        {full > 0 && (
          <>
            <span className="tabular">
              <FormattedMessage {...messages.points} values={{ points: points / unit, full: full / unit }} />
            </span>
            <span className="mt-1 block h-1.5 overflow-hidden rounded-full bg-hover" aria-hidden>
              <span
                className="block h-full rounded-full bg-accent"
                style={{ width: `${Math.round((100 * points) / full)}%` }}
              />
            </span>
          </>
        )}
        {required !== undefined && (
          <span className={`mt-1 block text-sm ${required ? 'text-good' : 'text-bad'}`}>
            <Verdict className="mr-0.5 inline size-3.5" aria-hidden />
            <FormattedMessage {...(required ? messages.meets : messages.fails)} />
          </span>
        )}
      </td>
    </tr>
  );
}

/** What each answer added to a product, and the sum. */
export function Trace({ trace, names }: { trace: Contribution[]; names: Names }) {
  const sum = trace.reduce((total, { points }) => total + points, 0);
  return (
    <table className="w-full">
      <caption className="pb-2 text-left text-sm font-[560] text-ink-2">
        <FormattedMessage {...messages.trace} />
      </caption>
      <tbody>
        {trace.map((part) => (
          <Row key={part.question} part={part} names={names} />
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line-strong font-[620]">
          <th scope="row" className="py-2 text-left">
            <FormattedMessage {...messages.sum} />
          </th>
          <td className="tabular py-2 text-right">
            <FormattedNumber value={sum / unit} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
