import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { plans } from '#shared/plans.ts';
import { buttonClass } from '../../ui/button.tsx';
import { messages } from './messages.ts';
import { fullYear, type Period, priceOf, type ShownPlan } from './plan-list.ts';
import { Usd } from './usd.tsx';

function Part({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Check className="mt-0.5 size-4 shrink-0 text-accent-ink" aria-hidden />
      <span>{children}</span>
    </li>
  );
}

function Price({ id, period }: { id: keyof typeof plans; period: Period }) {
  const amount = priceOf(id, period);
  const after = amount === 0 ? messages.forever : period === 'yearly' ? messages.perYear : messages.perMonth;
  const full = fullYear(id);
  const saves = period === 'yearly' && full > amount;
  return (
    <div className="min-h-20">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="tabular text-4xl font-[680] tracking-[-0.03em]">
          <Usd amount={amount} />
        </span>
        <span className="text-ink-2">
          <FormattedMessage {...after} />
        </span>
      </p>
      {saves && (
        <p className="tabular mt-1 text-ink-3">
          <FormattedMessage
            {...messages.insteadOf}
            values={{
              price: (
                <s>
                  <Usd amount={full} />
                </s>
              ),
            }}
          />
        </p>
      )}
    </div>
  );
}

const card = 'relative flex flex-col gap-5 rounded-xl border bg-surface p-6';

export function PlanCard({ plan, period }: { plan: ShownPlan; period: Period }) {
  const intl = useIntl();
  const { id, forWhom, popular } = plan;
  const { responses, brandingRemovable } = plans[id];
  const name = id === 'free' ? intl.formatMessage(messages.free) : plans[id].name;
  return (
    <li className={`${card} ${popular ? 'border-accent shadow-2' : 'border-line'}`}>
      {popular && (
        <p className="absolute -top-3.5 left-5 rounded-full bg-fill px-3 py-1 text-sm font-[560] text-on-fill">
          <FormattedMessage {...messages.popular} />
        </p>
      )}
      <div>
        <h2 className="text-xl">{name}</h2>
        <p className="mt-1 min-h-[2lh] text-ink-2">
          <FormattedMessage {...forWhom} />
        </p>
      </div>
      <Price id={id} period={period} />
      <Link
        to="/auth/register"
        className={buttonClass({ variant: popular ? 'primary' : 'secondary', size: 'lg' })}
      >
        {id === 'free' ? (
          <FormattedMessage {...messages.start} />
        ) : (
          <FormattedMessage {...messages.choose} values={{ plan: name }} />
        )}
      </Link>
      <ul className="grid gap-2.5">
        <Part>
          <FormattedMessage {...messages.quizzes} />
        </Part>
        <Part>
          <FormattedMessage {...messages.responses} values={{ count: responses }} />
        </Part>
        <Part>
          <FormattedMessage {...(brandingRemovable ? messages.unbranded : messages.branded)} />
        </Part>
        <Part>
          <FormattedMessage {...messages.analytics} />
        </Part>
      </ul>
    </li>
  );
}

const enterpriseParts = [messages.unlimitedResponses, messages.sla, messages.manager, messages.integrations];

export function EnterpriseCard() {
  return (
    <li className={`${card} border-line`}>
      <div>
        <h2 className="text-xl">
          <FormattedMessage {...messages.enterprise} />
        </h2>
        <p className="mt-1 min-h-[2lh] text-ink-2">
          <FormattedMessage {...messages.forEnterprise} />
        </p>
      </div>
      <p className="min-h-20 text-3xl font-[680] tracking-[-0.03em]">
        <FormattedMessage {...messages.custom} />
      </p>
      <Link to="/contact" search={{ topic: 'pricing' }} className={buttonClass({ size: 'lg' })}>
        <FormattedMessage {...messages.talk} />
      </Link>
      <ul className="grid gap-2.5">
        {enterpriseParts.map((part) => (
          <Part key={part.id}>
            <FormattedMessage {...part} />
          </Part>
        ))}
      </ul>
    </li>
  );
}
