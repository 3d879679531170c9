import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Shop, Sync } from '#shared/api/shops.ts';
import { shopQuery } from '../data/shops.ts';
import { useApp } from '../lib/app.ts';
import { Button } from '../ui/button.tsx';
import { Problem } from '../ui/problem.tsx';
import { Progress } from '../ui/progress.tsx';
import { messages } from './messages.ts';

/** Starts the import of the catalogue; while it runs, the shop is asked again every second. */
export const useImport = (shopId: string) => {
  const { client } = useApp();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => client.shops.sync({ params: { shopId } }),
    onSuccess: (sync) =>
      queryClient.setQueryData(shopQuery(client, shopId).queryKey, (shop) =>
        shop ? { ...shop, sync } : shop,
      ),
  });
};

function Running({ sync }: { sync: Sync }) {
  const intl = useIntl();
  return (
    <div className="grid gap-3" aria-live="polite">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-md">
          <FormattedMessage {...messages.importing} />
        </h2>
        <p className="tabular text-sm text-ink-2">
          {sync.total === undefined ? (
            <FormattedMessage {...messages.productsSoFar} values={{ done: sync.done }} />
          ) : (
            <FormattedMessage {...messages.products} values={{ done: sync.done, total: sync.total }} />
          )}
        </p>
      </div>
      <Progress
        label={intl.formatMessage(messages.importing)}
        value={sync.total ? sync.done / sync.total : undefined}
      />
      <p className="text-sm text-ink-3">
        <FormattedMessage {...messages.importHint} />
      </p>
    </div>
  );
}

/** How far the import of a shop has come, or why it stopped and how to go on. */
export function ImportProgress({ shop }: { shop: Shop }) {
  const again = useImport(shop.id);
  if (!shop.sync || shop.sync.state === 'done') return null;
  if (shop.sync.state !== 'failed') return <Running sync={shop.sync} />;
  return (
    <div className="grid justify-items-start gap-3">
      <div role="alert" className="grid gap-1">
        <h2 className="text-md text-bad">
          <FormattedMessage {...messages.importFailed} />
        </h2>
        <p className="text-ink-2">
          {shop.sync.message ?? <FormattedMessage {...messages.importFailedHint} />}
        </p>
      </div>
      <Problem error={again.error} />
      <Button busy={again.isPending} onClick={() => again.mutate()}>
        <RefreshCw className="size-4" aria-hidden />
        <FormattedMessage {...messages.importAgain} />
      </Button>
    </div>
  );
}
