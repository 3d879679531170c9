import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { Shop } from '#shared/api/shops.ts';
import { plans } from '#shared/plans.ts';
import { ModelUsage } from '../../blocks/model-usage.tsx';
import { UsageMeter } from '../../blocks/usage-meter.tsx';
import { usageQuery } from '../../data/shops.ts';
import { useApp } from '../../lib/app.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { messages } from './messages.ts';
import { PlanChoices } from './plan-choices.tsx';
import { Section } from './section.tsx';

export function PlanSection({ shop }: { shop: Shop }) {
  const { data, error, refetch } = useQuery(usageQuery(useApp().client, shop.id));
  return (
    <>
      <Section
        title={<FormattedMessage {...messages.plan} />}
        hint={<FormattedMessage {...messages.planHint} />}
      >
        {error && !data ? (
          <LoadError error={error} retry={refetch} />
        ) : (
          <div className="grid gap-4">
            {data ? (
              <p className="font-[560]">
                <FormattedMessage {...messages.onPlan} values={{ plan: plans[data.plan].name }} />
              </p>
            ) : (
              <Skeleton className="h-5 w-32" />
            )}
            <UsageMeter shopId={shop.id} />
            <ModelUsage shopId={shop.id} />
            <p className="text-pretty text-sm text-ink-3">
              <FormattedMessage {...messages.lockedHint} />
            </p>
          </div>
        )}
      </Section>
      {data && (
        <Section title={<FormattedMessage {...messages.plans} />}>
          <PlanChoices current={data.plan} owns={shop.role === 'owner'} />
        </Section>
      )}
    </>
  );
}
