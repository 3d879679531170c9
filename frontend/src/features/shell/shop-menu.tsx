import { useRouter } from '@tanstack/react-router';
import { Check, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Shop } from '#shared/api/shops.ts';
import { rememberShop } from '../../lib/current-shop.ts';
import { mayLeave } from '../../lib/unsaved.ts';
import { Menu, MenuItem, MenuLabel } from '../../ui/menu.tsx';
import { messages } from './messages.ts';

/** The choice between a merchant's shops. */
export function ShopMenu({
  shops,
  current,
  children,
}: {
  shops: Shop[];
  current: Shop;
  children: ReactNode;
}) {
  const intl = useIntl();
  const router = useRouter();
  const choose = async (shopId: string) => {
    if (shopId === current.id || !(await mayLeave())) return;
    rememberShop(shopId);
    void router.invalidate();
  };
  const trigger = (
    <button
      type="button"
      aria-label={`${intl.formatMessage(messages.shop)}: ${current.name}`}
      className="touch flex min-w-0 items-center gap-1 rounded-sm"
    >
      {children}
      <ChevronsUpDown className="size-3.5 shrink-0 text-ink-3" aria-hidden />
    </button>
  );
  return (
    <Menu trigger={trigger} align="start">
      <MenuLabel>
        <FormattedMessage {...messages.shop} />
      </MenuLabel>
      {shops.map((shop) => (
        <MenuItem key={shop.id} onSelect={() => void choose(shop.id)}>
          <span className="flex-1 truncate">{shop.name}</span>
          {shop.id === current.id && <Check aria-hidden />}
        </MenuItem>
      ))}
    </Menu>
  );
}
