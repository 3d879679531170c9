import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { modelUsageQuery } from '../data/shops.ts';
import { useApp } from '../lib/app.ts';
import { Problem } from '../ui/problem.tsx';
import { Progress } from '../ui/progress.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { modelMessages as messages } from './model-messages.ts';

/** What the shop used of the language model this month, in percent of what its plan allows. */
export function ModelUsage({ shopId }: { shopId: string }) {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(modelUsageQuery(useApp().client, shopId));
  if (error) {
    return (
      <div className="grid gap-2">
        <span className="text-sm text-ink-2">
          <FormattedMessage {...messages.title} />
        </span>
        <Problem error={error} retry={refetch} />
      </div>
    );
  }
  if (!data) return <Skeleton className="h-12" />;
  const share = data.limit === 0 ? 1 : Math.min(1, data.tokens / data.limit);
  const label = intl.formatMessage(messages.title);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <span className="text-sm text-ink-2">{label}</span>
        <span className="tabular text-sm font-[560]">
          <FormattedMessage {...messages.used} values={{ share, calls: data.calls }} />
        </span>
      </div>
      <Progress value={share} label={label} tone={share >= 1 ? 'bad' : 'accent'} />
      {share >= 0.8 && (
        <p className="text-sm text-ink-2">
          <FormattedMessage {...(share >= 1 ? messages.over : messages.near)} />
        </p>
      )}
    </div>
  );
}
