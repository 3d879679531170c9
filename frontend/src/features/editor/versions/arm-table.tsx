import { FormattedMessage, useIntl } from 'react-intl';
import { messages as versions } from './messages.ts';
import { messages } from './split-messages.ts';

/** One version of a test, and what visitors did in it. */
export interface Counted {
  version: number;
  /** Percent of visitors. */
  share: number;
  started: number;
  completed: number;
  converted: number;
}

/** The versions of a test side by side, a column each: two fit everywhere. */
export function ArmTable({ arms }: { arms: readonly Counted[] }) {
  const intl = useIntl();
  const percent = (part: number, whole: number) =>
    whole === 0
      ? '–'
      : intl.formatNumber(Math.min(1, part / whole), { style: 'percent', maximumFractionDigits: 1 });
  const figures = {
    visitors: ({ share }: Counted) => percent(share, 100),
    started: ({ started }: Counted) => intl.formatNumber(started),
    completed: ({ completed }: Counted) => intl.formatNumber(completed),
    rate: ({ completed, started }: Counted) => percent(completed, started),
    cart: ({ converted, started }: Counted) => percent(converted, started),
  };
  return (
    <table className="tabular w-full text-right text-sm">
      <caption className="sr-only">
        <FormattedMessage {...messages.caption} />
      </caption>
      <thead>
        <tr className="border-b border-line">
          <td />
          {arms.map(({ version }) => (
            <th key={version} scope="col" className="py-2 pl-3 font-[560]">
              <FormattedMessage {...versions.version} values={{ number: version }} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(Object.keys(figures) as (keyof typeof figures)[]).map((name) => (
          <tr key={name} className="border-b border-line last:border-0">
            <th scope="row" className="py-2 pr-3 text-left font-[460] text-ink-2">
              <FormattedMessage {...messages[name]} />
            </th>
            {arms.map((arm) => (
              <td key={arm.version} className={`py-2 pl-3 ${name === 'rate' ? 'font-[600]' : ''}`}>
                {figures[name](arm)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
