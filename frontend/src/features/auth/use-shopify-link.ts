import { useLocale } from '../../lib/intl.tsx';
import { localePath } from '../../lib/locale.ts';

/** The page that links a shop to the signed-in account, in the reader's language. */
export const useShopifyLink = (shop: string | undefined): string => {
  const path = localePath('/auth/shopify-link', useLocale());
  return shop ? `${path}?${new URLSearchParams({ shop })}` : path;
};
