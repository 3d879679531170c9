interface Shop {
  routes?: { root?: string };
  /** What prices on the page are in: ISO 4217. */
  currency?: { active?: string };
}

declare global {
  interface Window {
    Shopify?: Shop;
  }
}

/** What Shopify tells scripts on the pages of a shop; undefined elsewhere. */
export const shop = (): Shop | undefined => (window.Shopify?.routes?.root ? window.Shopify : undefined);
