import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { productReportQuery } from '../../../data/products.ts';
import { useApp } from '../../../lib/app.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { figuresOf } from '../product-view.ts';
import { messages } from './messages.ts';

const kinds = ['shown', 'clicked', 'added'] as const;

/** How often a product was recommended, clicked and put into the cart, in all quizzes. */
export function ProductFigures({ shopId, product }: { shopId: string; product: string }) {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(productReportQuery(useApp().client, shopId));
  const figures = data && figuresOf(data, product);
  return (
    <section className="grid gap-2.5">
      <h3 className="text-base">
        <FormattedMessage {...messages.lastDays} />
      </h3>
      {error ? (
        <LoadError error={error} retry={refetch} />
      ) : (
        <dl className="grid grid-cols-3 divide-x divide-line rounded-lg border border-line bg-surface shadow-1">
          {kinds.map((kind) => (
            <div key={kind} className="flex flex-col-reverse justify-end gap-0.5 px-3 py-3">
              <dt className="text-sm text-ink-3">
                <FormattedMessage {...messages[kind]} />
              </dt>
              <dd className="tabular text-lg font-[620]">
                {figures ? intl.formatNumber(figures[kind]) : <Skeleton className="h-7 w-10" />}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="text-pretty text-sm text-ink-3">
        <FormattedMessage {...messages.sessions} />
      </p>
    </section>
  );
}
