import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { usageQuery } from '../data/shops.ts';
import { useApp } from '../lib/app.ts';
import { messages } from './messages.ts';
import { Meter } from './meter.tsx';

/** The month's responses against the plan; says at 80% and 100% what follows. */
export function UsageMeter({ shopId }: { shopId: string }) {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(usageQuery(useApp().client, shopId));
  const used = data && {
    share: data.limit === 0 ? 1 : data.responses / data.limit,
    said: (
      <span data-testid="usage">
        <FormattedMessage {...messages.usageOf} values={{ used: data.responses, limit: data.limit }} />
      </span>
    ),
  };
  return (
    <Meter
      label={intl.formatMessage(messages.usage)}
      used={used}
      near={<FormattedMessage {...messages.usageNear} />}
      over={<FormattedMessage {...messages.usageOver} />}
      error={error}
      retry={refetch}
    />
  );
}
