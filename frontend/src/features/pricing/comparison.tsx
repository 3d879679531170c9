import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { plans } from '#shared/plans.ts';
import { messages } from './messages.ts';
import { type Period, priceOf, shownPlans } from './plan-list.ts';
import { Usd } from './usd.tsx';

function Has({ it }: { it: boolean }) {
  const Icon = it ? Check : Minus;
  return (
    <>
      <Icon className={`size-5 ${it ? 'text-good' : 'text-ink-3'}`} aria-hidden />
      <span className="sr-only">
        <FormattedMessage {...(it ? messages.yes : messages.no)} />
      </span>
    </>
  );
}

const unlimited = <FormattedMessage {...messages.unlimited} />;

interface Row {
  label: (typeof messages)[keyof typeof messages];
  cell(id: keyof typeof plans): ReactNode;
  enterprise: ReactNode;
}

const rows = (period: Period): Row[] => [
  {
    label: messages.rowPrice,
    cell: (id) => (
      <>
        <Usd amount={priceOf(id, period)} />{' '}
        <FormattedMessage {...(period === 'yearly' ? messages.perYear : messages.perMonth)} />
      </>
    ),
    enterprise: <FormattedMessage {...messages.custom} />,
  },
  { label: messages.rowQuizzes, cell: () => unlimited, enterprise: unlimited },
  {
    label: messages.rowResponses,
    cell: (id) => <FormattedNumber value={plans[id].responses} />,
    enterprise: unlimited,
  },
  {
    label: messages.rowBranding,
    cell: (id) => <Has it={plans[id].brandingRemovable} />,
    enterprise: <Has it />,
  },
  { label: messages.analytics, cell: () => <Has it />, enterprise: <Has it /> },
  ...[messages.sla, messages.manager, messages.integrations].map((label) => ({
    label,
    cell: () => <Has it={false} />,
    enterprise: <Has it />,
  })),
];

const cellClass = 'border-b border-line px-4 py-3.5';

/** What each plan has, side by side. */
export function Comparison({ period }: { period: Period }) {
  return (
    <div className="mx-auto w-full max-w-6xl px-5 py-16 md:px-8">
      <h2 id="compare" className="text-2xl">
        <FormattedMessage {...messages.compare} />
      </h2>
      <section
        aria-labelledby="compare"
        className="relative mt-6 overflow-x-auto rounded-xl border border-line bg-surface"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <table className="tabular w-full min-w-[44rem] text-left">
          <thead>
            <tr>
              <th scope="col" className={cellClass}>
                <FormattedMessage {...messages.feature} />
              </th>
              {shownPlans.map(({ id }) => (
                <th key={id} scope="col" className={cellClass}>
                  {id === 'free' ? <FormattedMessage {...messages.free} /> : plans[id].name}
                </th>
              ))}
              <th scope="col" className={cellClass}>
                <FormattedMessage {...messages.enterprise} />
              </th>
            </tr>
          </thead>
          <tbody className="[&>tr:last-child>*]:border-b-0">
            {rows(period).map(({ label, cell, enterprise }) => (
              <tr key={label.id}>
                <th scope="row" className={`${cellClass} font-[480] text-ink-2`}>
                  <FormattedMessage {...label} />
                </th>
                {shownPlans.map(({ id }) => (
                  <td key={id} className={cellClass}>
                    {cell(id)}
                  </td>
                ))}
                <td className={cellClass}>{enterprise}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
