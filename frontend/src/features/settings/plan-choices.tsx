import { clsx } from 'clsx';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { plans } from '#shared/plans.ts';
import { contactAddress } from '#shared/site.ts';
import { buttonClass } from '../../ui/button.tsx';
import { messages } from './messages.ts';

type PlanId = keyof typeof plans;
const ids = Object.keys(plans) as PlanId[];

/** What each plan allows, and how to get to another one, which is by writing to us. */
export function PlanChoices({ current, owns }: { current: PlanId; owns: boolean }) {
  const subject = encodeURIComponent(`Plan: ${plans[current].name}`);
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3 sm:grid-cols-3">
        {ids.map((id) => (
          <li
            key={id}
            aria-current={id === current ? 'true' : undefined}
            className={clsx(
              'grid content-start gap-1 rounded-md border p-4',
              id === current ? 'border-accent-line bg-accent-soft' : 'border-line',
            )}
          >
            <span className="font-[600]">{plans[id].name}</span>
            <span className="tabular text-sm text-ink-2">
              <FormattedNumber
                value={plans[id].monthly}
                style="currency"
                currency="USD"
                maximumFractionDigits={0}
              />{' '}
              <FormattedMessage {...messages.perMonth} />
            </span>
            <span className="tabular text-sm text-ink-2">
              <FormattedMessage {...messages.responsesAMonth} values={{ count: plans[id].responses }} />
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-2">
        <FormattedMessage {...(owns ? messages.upgradeHow : messages.upgradeOwners)} />
      </p>
      {owns && (
        <a
          href={`mailto:${contactAddress}?subject=${subject}`}
          className={clsx(buttonClass(), 'justify-self-start')}
        >
          <FormattedMessage {...messages.upgradeWrite} />
        </a>
      )}
    </div>
  );
}
