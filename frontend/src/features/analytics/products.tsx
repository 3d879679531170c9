import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { QuizReport } from '#shared/api/analytics.ts';
import { Bar } from '../../ui/bar.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { FigureColumn } from './columns.ts';
import { DataCard } from './data-card.tsx';
import { messages } from './messages.ts';

type Product = QuizReport['products'][number];

/** Drawn with their pictures; the others are in the table. */
const drawn = 8;

const nameOf = (intl: IntlShape, { title, product }: Product) =>
  title ?? intl.formatMessage(messages.goneProduct, { id: product });

const figures = [
  { label: messages.recommended, of: ({ shown }: Product) => shown },
  { label: messages.clicked, of: ({ clicked }: Product) => clicked },
  { label: messages.added, of: ({ added }: Product) => added },
];

function Row({ product, most }: { product: Product; most: number }) {
  const intl = useIntl();
  return (
    <li className="flex items-center gap-4 py-2.5">
      <Picture src={product.image} className="size-12" />
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="truncate font-[540]">{nameOf(intl, product)}</p>
        <Bar share={product.shown / most} />
        <dl className="tabular flex flex-wrap gap-x-4 text-sm text-ink-3">
          {figures.map(({ label, of }) => (
            <div key={label.id} className="flex gap-1.5">
              <dt>
                <FormattedMessage {...label} />
              </dt>
              <dd className="text-ink-2">{intl.formatNumber(of(product))}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}

/** What was recommended, and what shoppers did with it. */
export function Products({ products, file }: { products: Product[]; file: string }) {
  const intl = useIntl();
  const most = Math.max(1, ...products.map(({ shown }) => shown));
  const columns: FigureColumn<Product>[] = [
    { label: messages.product, of: (product) => nameOf(intl, product) },
    ...figures,
  ];
  return (
    <DataCard
      title={intl.formatMessage(messages.products)}
      hint={products.length > 0 && intl.formatMessage(messages.productsHint, { count: products.length })}
      file={`${file}-products`}
      columns={columns}
      rows={products}
      keyOf={({ product }) => product}
      none={<FormattedMessage {...messages.noProducts} />}
    >
      <ul className="divide-y divide-line">
        {products.slice(0, drawn).map((product) => (
          <Row key={product.product} product={product} most={most} />
        ))}
      </ul>
    </DataCard>
  );
}
