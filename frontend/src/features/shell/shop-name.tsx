import { useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { shopsQuery } from '../../data/shops.ts';
import { useApp } from '../../lib/app.ts';
import { usePickShop } from '../../lib/current-shop.ts';

const ShopMenu = lazy(() => import('./shop-menu.tsx').then((part) => ({ default: part.ShopMenu })));

/** Names the shop that is worked on; a merchant of several switches here. */
export function ShopName() {
  const pickShop = usePickShop();
  const { data: shops = [] } = useQuery(shopsQuery(useApp().client));
  const current = pickShop(shops);
  if (!current) return null;
  const name = (
    <span className="flex min-w-0 items-center gap-1.5 text-sm text-ink-2">
      <Store className="size-4 shrink-0 text-ink-3" aria-hidden />
      <span className="truncate">{current.name}</span>
    </span>
  );
  if (shops.length === 1) return name;
  return (
    <Suspense fallback={name}>
      <ShopMenu shops={shops} current={current}>
        {name}
      </ShopMenu>
    </Suspense>
  );
}
