import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ImportProgress, useImport } from '../../blocks/import-progress.tsx';
import { shopQuery, useFreshCatalogue } from '../../data/shops.ts';
import { useMayEdit } from '../../data/team.ts';
import { useApp } from '../../lib/app.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Problem } from '../../ui/problem.tsx';
import { messages } from './messages.ts';

/** When the catalogue was imported, with a button to do it again. */
export function SyncButton({ shopId }: { shopId: string }) {
  const intl = useIntl();
  const { data: shop } = useQuery(shopQuery(useApp().client, shopId));
  const start = useImport(shopId);
  const mayEdit = useMayEdit();
  const running = shop?.sync?.state === 'running' || shop?.sync?.state === 'waiting';
  const when =
    shop?.sync?.finishedAt &&
    intl.formatDate(shop.sync.finishedAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {when && !running && (
        <span className="text-sm text-ink-3">
          <FormattedMessage {...messages.importedAt} values={{ when }} />
        </span>
      )}
      {mayEdit && shop?.disconnectedAt === undefined && (
        <Button busy={start.isPending || running} onClick={() => start.mutate()}>
          <RefreshCw className="size-4" aria-hidden />
          <FormattedMessage {...messages.import} />
        </Button>
      )}
      {shop?.disconnectedAt !== undefined && (
        <Link to="/app/settings" search={{ section: 'shop' }} className={buttonClass()}>
          <FormattedMessage {...messages.connectAgain} />
        </Link>
      )}
      <Problem error={start.error} />
    </div>
  );
}

/** The progress of an import while it runs; reads the catalogue anew when it is done. */
export function SyncState({ shopId }: { shopId: string }) {
  const { data: shop } = useQuery(shopQuery(useApp().client, shopId));
  useFreshCatalogue(shopId);
  if (!shop?.sync || shop.sync.state === 'done') return null;
  return (
    <Card className="mb-4 p-5">
      <ImportProgress shop={shop} />
    </Card>
  );
}
