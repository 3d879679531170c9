import { useRouteContext, useSearch } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { useCatalogue } from '../../data/shops.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { CatalogueTabs } from './catalogue-tabs.tsx';
import { Filters, from, useSetSearch } from './filters.tsx';
import { Found } from './found.tsx';
import { messages } from './messages.ts';
import { ProductPanel } from './panel/product-panel.tsx';
import { SyncButton, SyncState } from './sync-bar.tsx';

function OpenProduct({ shopId }: { shopId: string }) {
  const { product: id } = useSearch({ from });
  const set = useSetSearch();
  const { products, complete, error, refetch } = useCatalogue(shopId);
  if (id === undefined) return null;
  return (
    <ProductPanel
      key={id}
      shopId={shopId}
      product={products.find((one) => one.id === id)}
      complete={complete}
      error={error}
      retry={refetch}
      onClose={() => set({ product: undefined })}
    />
  );
}

/** The catalogue as the shop has it, and what quizzes make of each product. */
export function ProductsPage() {
  const intl = useIntl();
  const { shopId } = useRouteContext({ from });
  const { products } = useCatalogue(shopId);
  return (
    <Page title={intl.formatMessage(messages.title)} actions={<SyncButton shopId={shopId} />}>
      <SyncState shopId={shopId} />
      <CatalogueTabs />
      <Card className="overflow-hidden">
        <Filters shopId={shopId} products={products} />
        <Found shopId={shopId} />
      </Card>
      <OpenProduct shopId={shopId} />
    </Page>
  );
}
