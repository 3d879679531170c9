import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Product } from '#shared/model/product.ts';
import { formatPrice } from '../../lib/money.ts';
import { useWindowRows } from '../../lib/window-rows.ts';
import { Badge } from '../../ui/badge.tsx';
import { Picture } from '../../ui/picture.tsx';
import { messages } from './messages.ts';

/** Pixels; fixed, so that only what is visible needs to be drawn. */
const rowHeight = 64;

const columns = [messages.product, messages.type, messages.vendor, messages.price, messages.stock];
const hidden = ['', 'hidden md:table-cell', 'hidden lg:table-cell', 'text-right', 'hidden sm:table-cell'];

function Row({ product, index }: { product: Product; index: number }) {
  const intl = useIntl();
  return (
    <tr
      aria-rowindex={index + 2}
      className="relative h-16 border-t border-line transition-colors hover:bg-hover/60"
    >
      <td className="w-full max-w-0 py-0 pl-4 md:w-2/5">
        <div className="flex items-center gap-3">
          <Picture src={product.image} className="size-11" />
          <div className="min-w-0">
            <Link
              to="/app/products"
              search={(before) => ({ ...before, product: product.id })}
              replace
              resetScroll={false}
              className="block truncate font-[540] outline-none after:absolute after:inset-0 focus-visible:after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-accent"
            >
              {product.title}
            </Link>
            <p className="truncate text-sm text-ink-3 md:hidden">
              {product.available ? product.productType : <FormattedMessage {...messages.soldOut} />}
            </p>
          </div>
        </div>
      </td>
      <td className={`${hidden[1]} truncate px-3 text-ink-2`}>{product.productType}</td>
      <td className={`${hidden[2]} truncate px-3 text-ink-2`}>{product.vendor}</td>
      <td className="tabular px-4 text-right sm:whitespace-nowrap sm:px-3">
        {formatPrice(intl, product.price, product.currency)}
      </td>
      <td className={`${hidden[4]} px-3 pr-4`}>
        <Badge tone={product.available ? 'good' : 'neutral'} dot>
          <FormattedMessage {...(product.available ? messages.available : messages.soldOut)} />
        </Badge>
      </td>
    </tr>
  );
}

export function ProductTable({ products }: { products: Product[] }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { first, last, before, after } = useWindowRows(body, products.length, rowHeight);
  return (
    <table className="w-full" aria-rowcount={products.length + 1}>
      <thead>
        <tr className="text-left text-sm text-ink-3">
          {columns.map((column, index) => (
            <th
              key={column.id}
              scope="col"
              className={`${hidden[index]} h-10 px-3 font-[540] first:pl-4 last:pr-4`}
            >
              <FormattedMessage {...column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {before > 0 && <tr aria-hidden style={{ height: before }} />}
        {products.slice(first, last).map((product, index) => (
          <Row key={product.id} product={product} index={first + index} />
        ))}
        {after > 0 && <tr aria-hidden style={{ height: after }} />}
      </tbody>
    </table>
  );
}
