import { RefreshCw } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { Shop } from '#shared/api/shops.ts';
import { ImportProgress, useImport } from '../../../blocks/import-progress.tsx';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { messages } from './messages.ts';

/** Reads the catalogue again, and shows how far that is. */
export function ImportAgain({ shop }: { shop: Shop }) {
  const start = useImport(shop.id);
  if (shop.sync && shop.sync.state !== 'done') {
    return (
      <div className="rounded-lg border border-line p-4">
        <ImportProgress shop={shop} />
      </div>
    );
  }
  if (shop.role === 'viewer') return null;
  return (
    <div className="grid justify-items-start gap-3">
      <Problem error={start.error} />
      <Button busy={start.isPending} onClick={() => start.mutate()}>
        <RefreshCw className="size-4" aria-hidden />
        <FormattedMessage {...messages.import} />
      </Button>
    </div>
  );
}
