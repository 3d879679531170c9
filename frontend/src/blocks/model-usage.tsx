import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { modelUsageQuery } from '../data/shops.ts';
import { useApp } from '../lib/app.ts';
import { Meter } from './meter.tsx';
import { modelMessages as messages } from './model-messages.ts';

/** What the shop used of the language model this month, in percent of what its plan allows. */
export function ModelUsage({ shopId }: { shopId: string }) {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(modelUsageQuery(useApp().client, shopId));
  const share = !data || data.limit === 0 ? 1 : Math.min(1, data.tokens / data.limit);
  return (
    <Meter
      label={intl.formatMessage(messages.title)}
      used={
        data && { share, said: <FormattedMessage {...messages.used} values={{ share, calls: data.calls }} /> }
      }
      near={<FormattedMessage {...messages.near} />}
      over={<FormattedMessage {...messages.over} />}
      error={error}
      retry={refetch}
    />
  );
}
