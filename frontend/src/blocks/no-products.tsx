import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PackageOpen, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { shopQuery, useFreshCatalogue } from '../data/shops.ts';
import { useMayEdit } from '../data/team.ts';
import { useApp } from '../lib/app.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Problem } from '../ui/problem.tsx';
import { State } from '../ui/state.tsx';
import { ImportProgress, useImport } from './import-progress.tsx';
import { messages } from './no-products-messages.ts';

/** True once an import has found that the shop sells nothing yet. */
export const useSellsNothing = (shopId: string): boolean => {
  const { data: shop } = useQuery(shopQuery(useApp().client, shopId));
  return shop?.sync?.state === 'done' && shop.sync.done === 0;
};

interface Props {
  shopId: string;
  /** What the products would be for, here. */
  children?: ReactNode;
  /** Another way on. */
  action?: ReactNode;
}

/** Stands where there is nothing without products: what to do in the shop, and the import to press after it. */
export function NoProducts({ shopId, children, action }: Props) {
  const { data: shop } = useQuery(shopQuery(useApp().client, shopId));
  const start = useImport(shopId);
  const mayEdit = useMayEdit();
  useFreshCatalogue(shopId);
  if (shop?.sync && shop.sync.state !== 'done') {
    return (
      <div className="p-5">
        <ImportProgress shop={shop} />
      </div>
    );
  }
  const disconnected = shop?.disconnectedAt !== undefined;
  return (
    <State
      picture={<PackageOpen className="size-9" strokeWidth={1.4} />}
      title={<FormattedMessage {...messages.title} />}
      action={
        <>
          {mayEdit && !disconnected && (
            <Button variant="primary" busy={start.isPending} onClick={() => start.mutate()}>
              <RefreshCw className="size-4" aria-hidden />
              <FormattedMessage {...messages.import} />
            </Button>
          )}
          {disconnected && (
            <Link to="/app/settings" search={{ section: 'shop' }} className={buttonClass()}>
              <FormattedMessage {...messages.connect} />
            </Link>
          )}
          {action}
        </>
      }
    >
      <p>{children ?? <FormattedMessage {...messages.hint} />}</p>
      <Problem error={start.error} />
    </State>
  );
}

/** The same where a quiz was to be drafted. @param elsewhere whether to lead to the page with the other ways to a quiz */
export function NoProductsForQuiz({ shopId, elsewhere = false }: { shopId: string; elsewhere?: boolean }) {
  return (
    <NoProducts
      shopId={shopId}
      action={
        elsewhere && (
          <Link to="/app/quizzes/new" className={buttonClass()}>
            <FormattedMessage {...messages.blank} />
          </Link>
        )
      }
    >
      <FormattedMessage {...messages.forQuiz} />
    </NoProducts>
  );
}
