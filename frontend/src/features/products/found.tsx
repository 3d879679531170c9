import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { PackageOpen } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { NoProducts } from '../../blocks/no-products.tsx';
import { productReportQuery, proofsQuery } from '../../data/products.ts';
import { useCatalogue } from '../../data/shops.ts';
import { useApp } from '../../lib/app.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { State } from '../../ui/state.tsx';
import { from } from './filters.tsx';
import { messages } from './messages.ts';
import { ProductTable } from './product-table.tsx';
import { knownOf, viewOf } from './product-view.ts';

/** What quizzes make of the products; asked for once it is needed. */
const useKnown = (shopId: string, needed: boolean) => {
  const { client } = useApp();
  const proofs = useQuery({ ...proofsQuery(client, shopId), enabled: needed });
  const report = useQuery({ ...productReportQuery(client, shopId), enabled: needed });
  const known = useMemo(
    () => proofs.data && report.data && knownOf(proofs.data, report.data),
    [proofs.data, report.data],
  );
  const retry = () => Promise.all([proofs, report].map((one) => one.isError && one.refetch()));
  return { known, error: needed ? (proofs.error ?? report.error) : null, retry };
};

function Waiting() {
  return (
    <div className="grid gap-3 border-t border-line p-4" aria-busy="true">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </div>
  );
}

/** The products that fit what the address asks for. */
export function Found({ shopId }: { shopId: string }) {
  const search = useDeferredValue(useSearch({ from }));
  const { products, complete, error, refetch } = useCatalogue(shopId);
  const needed = search.use !== undefined;
  const { known, error: unknown, retry } = useKnown(shopId, needed);
  const { q, collection, stock, vendor, type, use } = search;
  const found = useMemo(
    () => viewOf(products, { q, collection, stock, vendor, type, use }, known),
    [products, q, collection, stock, vendor, type, use, known],
  );
  if (error && products.length === 0) return <LoadError error={error} retry={refetch} />;
  if (unknown) return <LoadError error={unknown} retry={retry} />;
  if ((products.length === 0 && !complete) || (needed && !known)) return <Waiting />;
  if (found.length === 0 && complete) {
    if (products.length === 0) return <NoProducts shopId={shopId} />;
    return (
      <State
        picture={<PackageOpen className="size-9" strokeWidth={1.4} />}
        title={<FormattedMessage {...messages.noMatch} />}
      >
        <FormattedMessage {...messages.noMatchHint} />
      </State>
    );
  }
  return (
    <>
      {error && (
        <div className="px-4 pb-3">
          <Problem error={error} retry={refetch} what={<FormattedMessage {...messages.notAll} />} />
        </div>
      )}
      <p className="tabular px-4 pb-1 text-sm text-ink-3" aria-live="polite">
        <FormattedMessage
          {...(complete || error ? messages.count : messages.loading)}
          values={{ count: found.length }}
        />
      </p>
      <ProductTable products={found} />
    </>
  );
}
