import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePageHead } from '../../lib/page-head.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { CallToAction } from '../site/call-to-action.tsx';
import { Comparison } from './comparison.tsx';
import { messages } from './messages.ts';
import { EnterpriseCard, PlanCard } from './plan-card.tsx';
import { type Period, shownPlans } from './plan-list.ts';

const questions = [
  [messages.countsQuestion, messages.counts],
  [messages.overQuestion, messages.over],
  [messages.yearQuestion, messages.year],
] as const;

function Questions() {
  return (
    <section className="mx-auto w-full max-w-6xl px-5 py-8 md:px-8">
      <h2 className="text-2xl">
        <FormattedMessage {...messages.questions} />
      </h2>
      <dl className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {questions.map(([question, answer]) => (
          <div key={question.id}>
            <dt className="text-md font-[620]">
              <FormattedMessage {...question} />
            </dt>
            <dd className="mt-1.5 text-pretty text-ink-2">
              <FormattedMessage {...answer} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function PricingPage() {
  const intl = useIntl();
  const [period, setPeriod] = useState<Period>('monthly');
  usePageHead({
    title: intl.formatMessage(messages.title),
    description: intl.formatMessage(messages.lead),
  });
  return (
    <>
      <div className="mx-auto grid w-full max-w-6xl justify-items-center gap-4 px-5 pt-14 text-center md:px-8 md:pt-20">
        <h1 className="text-4xl font-[680] tracking-[-0.035em]">
          <FormattedMessage {...messages.headline} />
        </h1>
        <p className="max-w-2xl text-pretty text-lg text-ink-2">
          <FormattedMessage {...messages.lead} />
        </p>
        <Segmented<Period>
          label={intl.formatMessage(messages.period)}
          value={period}
          onChange={setPeriod}
          className="mt-4 noscript:hidden"
          items={[
            { value: 'monthly', label: <FormattedMessage {...messages.monthly} /> },
            { value: 'yearly', label: <FormattedMessage {...messages.yearly} /> },
          ]}
        />
      </div>
      <ul className="mx-auto mt-10 grid w-full max-w-6xl gap-x-4 gap-y-7 px-5 sm:grid-cols-2 md:px-8 xl:grid-cols-4">
        {shownPlans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} period={period} />
        ))}
        <EnterpriseCard />
      </ul>
      <Comparison period={period} />
      <Questions />
      <CallToAction />
    </>
  );
}
