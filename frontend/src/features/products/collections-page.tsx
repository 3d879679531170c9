import { useQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { FolderOpen } from 'lucide-react';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Collection, Product } from '#shared/model/product.ts';
import { collectionsQuery, useCatalogue } from '../../data/shops.ts';
import { useApp } from '../../lib/app.ts';
import { Card } from '../../ui/card.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Page } from '../../ui/page.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { State } from '../../ui/state.tsx';
import { CatalogueTabs } from './catalogue-tabs.tsx';
import { messages } from './messages.ts';
import { SyncButton, SyncState } from './sync-bar.tsx';

/** Up to four pictures of each collection. */
const picturesBy = (products: Product[]) => {
  const pictures = new Map<string, string[]>();
  for (const { image, collections } of products) {
    for (const id of image ? collections : []) {
      const list = pictures.get(id) ?? [];
      if (image && list.length < 4) pictures.set(id, [...list, image]);
    }
  }
  return pictures;
};

function Tile({ collection, pictures }: { collection: Collection; pictures: string[] }) {
  return (
    <li>
      <Link
        to="/app/products"
        search={{ collection: collection.id }}
        className="block overflow-hidden rounded-lg border border-line bg-surface shadow-1 transition-colors hover:border-line-strong"
      >
        <span className="grid grid-cols-4 gap-px bg-sunken" aria-hidden>
          {[0, 1, 2, 3].map((index) => (
            <Picture key={index} src={pictures[index]} className="rounded-none border-0" />
          ))}
        </span>
        <span className="grid gap-0.5 px-4 py-3">
          <span className="truncate font-[560]">{collection.title}</span>
          <span className="tabular text-sm text-ink-3">
            <FormattedMessage {...messages.count} values={{ count: collection.productCount }} />
          </span>
        </span>
      </Link>
    </li>
  );
}

function Tiles({ shopId }: { shopId: string }) {
  const { data, error, refetch } = useQuery(collectionsQuery(useApp().client, shopId));
  const { products } = useCatalogue(shopId);
  const pictures = useMemo(() => picturesBy(products), [products]);
  if (error) return <LoadError error={error} retry={refetch} />;
  if (data?.length === 0) {
    return (
      <Card>
        <State
          picture={<FolderOpen className="size-9" strokeWidth={1.4} />}
          title={<FormattedMessage {...messages.noCollections} />}
        >
          <FormattedMessage {...messages.noCollectionsHint} />
        </State>
      </Card>
    );
  }
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {data
        ? data.map((collection) => (
            <Tile key={collection.id} collection={collection} pictures={pictures.get(collection.id) ?? []} />
          ))
        : [1, 2, 3, 4, 5, 6].map((tile) => <Skeleton key={tile} className="h-36 rounded-lg" />)}
    </ul>
  );
}

export function CollectionsPage() {
  const intl = useIntl();
  const { shopId } = useRouteContext({ from: '/signed-in/app/shop/app/products/collections' });
  const title = intl.formatMessage(messages.collections);
  const parts = [
    { key: 'products', node: <Link to="/app/products">{intl.formatMessage(messages.title)}</Link> },
    { key: 'here', node: title },
  ];
  return (
    <Page
      title={title}
      crumbs={<Crumbs label={intl.formatMessage(messages.path)} parts={parts} />}
      actions={<SyncButton shopId={shopId} />}
    >
      <SyncState shopId={shopId} />
      <CatalogueTabs />
      <Tiles shopId={shopId} />
    </Page>
  );
}
