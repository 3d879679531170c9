import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Product } from '#shared/model/product.ts';
import { collectionsQuery } from '../../../data/shops.ts';
import { useApp } from '../../../lib/app.ts';
import { formatPrice } from '../../../lib/money.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { messages as listMessages } from '../messages.ts';
import { messages } from './messages.ts';
import { ProductFigures } from './product-figures.tsx';
import { QuizStandings } from './quiz-standings.tsx';

function Facts({ product }: { product: Product }) {
  const intl = useIntl();
  return (
    <div className="flex gap-4">
      <Picture src={product.image} className="size-28" />
      <div className="grid min-w-0 content-start justify-items-start gap-1.5">
        <p className="tabular text-md font-[560]">{formatPrice(intl, product.price, product.currency)}</p>
        <Badge tone={product.available ? 'good' : 'neutral'} dot>
          <FormattedMessage {...(product.available ? listMessages.available : listMessages.soldOut)} />
        </Badge>
        <p className="text-sm text-ink-3 wrap-anywhere">
          {[product.vendor, product.productType].filter(Boolean).join(' · ')}
        </p>
        {product.url && (
          <a
            href={product.url}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: 'ghost', size: 'sm' })}
          >
            <ExternalLink className="size-4" aria-hidden />
            <FormattedMessage {...messages.inShop} />
          </a>
        )}
      </div>
    </div>
  );
}

function Places({ shopId, product }: { shopId: string; product: Product }) {
  const { data } = useQuery(collectionsQuery(useApp().client, shopId));
  const collections = data?.filter(({ id }) => product.collections.includes(id)) ?? [];
  if (product.tags.length === 0 && collections.length === 0) return null;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2.5 text-sm">
      {collections.length > 0 && (
        <>
          <dt className="text-ink-3">
            <FormattedMessage {...messages.collections} />
          </dt>
          <dd className="flex flex-wrap gap-x-3 gap-y-1">
            {collections.map(({ id, title }) => (
              <Link
                key={id}
                to="/app/products"
                search={{ collection: id }}
                className="touch rounded-sm underline decoration-line-strong underline-offset-4 hover:decoration-accent"
              >
                {title}
              </Link>
            ))}
          </dd>
        </>
      )}
      {product.tags.length > 0 && (
        <>
          <dt className="text-ink-3">
            <FormattedMessage {...messages.tags} />
          </dt>
          <dd className="flex flex-wrap gap-1.5">
            {product.tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}

interface Props {
  shopId: string;
  /** Undefined while it is not there yet, or any more. */
  product: Product | undefined;
  /** Whether the whole catalogue was looked through. */
  complete: boolean;
  /** Why the catalogue did not come, and the way to get it. */
  error: unknown;
  retry(): unknown;
  onClose(): void;
}

/** All about one product: what it is, what became of it, and what each quiz makes of it. */
export function ProductPanel({ shopId, product, complete, error, retry, onClose }: Props) {
  const intl = useIntl();
  if (!product && error) {
    return (
      <Drawer title={intl.formatMessage(listMessages.product)} onClose={onClose}>
        <LoadError error={error} retry={retry} />
      </Drawer>
    );
  }
  if (!product) {
    const title = complete ? messages.missing : listMessages.product;
    return (
      <Drawer title={intl.formatMessage(title)} onClose={onClose}>
        {complete ? (
          <p className="text-ink-2">
            <FormattedMessage {...messages.missingHint} />
          </p>
        ) : (
          <>
            <Skeleton className="h-28" />
            <Skeleton className="h-40" />
          </>
        )}
      </Drawer>
    );
  }
  return (
    <Drawer title={product.title} onClose={onClose}>
      <Facts product={product} />
      <Places shopId={shopId} product={product} />
      <ProductFigures shopId={shopId} product={product.id} />
      <QuizStandings shopId={shopId} product={product.id} />
    </Drawer>
  );
}
