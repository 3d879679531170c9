import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { PackageOpen, Search, X } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { collectionsQuery, useCatalogue } from '../../data/shops.ts';
import { useApp } from '../../lib/app.ts';
import { searchProducts } from '../../lib/search.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { controlClass } from '../../ui/field.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { State } from '../../ui/state.tsx';
import { CatalogueTabs } from './catalogue-tabs.tsx';
import { messages } from './messages.ts';
import { ProductTable } from './product-table.tsx';
import { SyncButton, SyncState } from './sync-bar.tsx';

const from = '/signed-in/app/shop/app/products';

function Filters({ shopId }: { shopId: string }) {
  const intl = useIntl();
  const { q = '', collection } = useSearch({ from });
  const navigate = useNavigate({ from: '/app/products' });
  const { data: collections } = useQuery(collectionsQuery(useApp().client, shopId));
  const chosen = collections?.find(({ id }) => id === collection);
  const set = (search: { q?: string | undefined; collection?: string | undefined }) =>
    navigate({ search, replace: true });
  return (
    <div className="flex flex-wrap items-center gap-2 p-3">
      <div className="relative w-full sm:max-w-xs">
        <Search
          className="pointer-events-none absolute left-3 top-1/2 size-4 -translate-y-1/2 text-ink-3"
          aria-hidden
        />
        <input
          type="search"
          aria-label={intl.formatMessage(messages.search)}
          placeholder={intl.formatMessage(messages.search)}
          value={q}
          onChange={(event) => set({ collection, q: event.target.value || undefined })}
          className={`${controlClass} pl-9`}
        />
      </div>
      {chosen && (
        <Button variant="secondary" onClick={() => set({ q: q || undefined })}>
          <FormattedMessage {...messages.inCollection} values={{ collection: chosen.title }} />
          <X className="size-4 text-ink-3" aria-label={intl.formatMessage(messages.clear)} />
        </Button>
      )}
    </div>
  );
}

function Found({ shopId }: { shopId: string }) {
  const { q = '', collection } = useSearch({ from });
  const { products, complete, error, refetch } = useCatalogue(shopId);
  const query = useDeferredValue(q);
  const found = useMemo(
    () =>
      searchProducts(products, query).filter((one) => !collection || one.collections.includes(collection)),
    [products, query, collection],
  );
  if (error && products.length === 0) return <LoadError error={error} retry={refetch} />;
  if (products.length === 0 && !complete) {
    return (
      <div className="grid gap-3 border-t border-line p-4">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} className="h-12" />
        ))}
      </div>
    );
  }
  if (found.length === 0) {
    const none = products.length === 0;
    return (
      <State
        picture={<PackageOpen className="size-9" strokeWidth={1.4} />}
        title={<FormattedMessage {...(none ? messages.empty : messages.noMatch)} />}
      >
        <FormattedMessage {...(none ? messages.emptyHint : messages.noMatchHint)} />
      </State>
    );
  }
  return (
    <>
      <p className="tabular px-4 pb-1 text-sm text-ink-3" aria-live="polite">
        <FormattedMessage
          {...(complete ? messages.count : messages.loading)}
          values={{ count: found.length }}
        />
      </p>
      <ProductTable products={found} />
    </>
  );
}

export function ProductsPage() {
  const intl = useIntl();
  const { shopId } = useRouteContext({ from });
  return (
    <Page title={intl.formatMessage(messages.title)} actions={<SyncButton shopId={shopId} />}>
      <SyncState shopId={shopId} />
      <CatalogueTabs />
      <Card className="overflow-hidden">
        <Filters shopId={shopId} />
        <Found shopId={shopId} />
      </Card>
    </Page>
  );
}
