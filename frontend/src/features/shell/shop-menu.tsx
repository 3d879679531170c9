import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Check, ChevronsUpDown, Store } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { shopsQuery } from '../../data/shops.ts';
import { useApp } from '../../lib/app.ts';
import { pickShop, rememberShop } from '../../lib/current-shop.ts';
import { Menu, MenuItem, MenuLabel } from '../../ui/menu.tsx';
import { messages } from './messages.ts';

/** Names the shop that is worked on; a merchant of several switches here. */
export function ShopMenu() {
  const intl = useIntl();
  const router = useRouter();
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

  const choose = (shopId: string) => {
    rememberShop(shopId);
    void router.invalidate();
  };
  const trigger = (
    <button
      type="button"
      aria-label={`${intl.formatMessage(messages.shop)}: ${current.name}`}
      className="touch flex min-w-0 items-center gap-1 rounded-sm"
    >
      {name}
      <ChevronsUpDown className="size-3.5 text-ink-3" aria-hidden />
    </button>
  );
  return (
    <Menu trigger={trigger} align="start">
      <MenuLabel>
        <FormattedMessage {...messages.shop} />
      </MenuLabel>
      {shops.map((shop) => (
        <MenuItem key={shop.id} onSelect={() => choose(shop.id)}>
          <span className="flex-1 truncate">{shop.name}</span>
          {shop.id === current.id && <Check aria-hidden />}
        </MenuItem>
      ))}
    </Menu>
  );
}
