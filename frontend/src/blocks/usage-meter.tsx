import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { usageQuery } from '../data/shops.ts';
import { useApp } from '../lib/app.ts';
import { Problem } from '../ui/problem.tsx';
import { Progress } from '../ui/progress.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { messages } from './messages.ts';

/** The month's responses against the plan; says at 80% and 100% what follows. */
export function UsageMeter({ shopId }: { shopId: string }) {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(usageQuery(useApp().client, shopId));
  if (error && !data) {
    return (
      <div className="grid gap-2">
        <span className="text-sm text-ink-2">
          <FormattedMessage {...messages.usage} />
        </span>
        <Problem error={error} retry={refetch} />
      </div>
    );
  }
  if (!data) return <Skeleton className="h-12" />;
  const share = data.limit === 0 ? 1 : data.responses / data.limit;
  const label = intl.formatMessage(messages.usage);
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <span className="text-sm text-ink-2">{label}</span>
        <span className="tabular text-sm font-[560]" data-testid="usage">
          <FormattedMessage {...messages.usageOf} values={{ used: data.responses, limit: data.limit }} />
        </span>
      </div>
      <Progress value={share} label={label} tone={share >= 1 ? 'bad' : 'accent'} />
      {share >= 0.8 && (
        <p className="text-sm text-ink-2">
          <FormattedMessage {...(share >= 1 ? messages.usageOver : messages.usageNear)} />
        </p>
      )}
    </div>
  );
}
