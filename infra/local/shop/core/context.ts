import type { Catalogue } from '#infra/local/seed/catalogue/types.ts';
import type { CatalogueIndex } from './catalogue.ts';
import type { Faults } from './faults.ts';
import type { Call, Reply } from './http.ts';
import type { ShopState, Store } from './store.ts';

/** What the dev shop is made of: given once, at the start. */
export interface ShopDeps {
  /** Own address, for example `http://localhost:3001`. */
  origin: string;
  /** The product's address: where the app's scripts and its OAuth callback are. */
  appOrigin: string;
  clientId: string;
  clientSecret: string;
  catalogue: Catalogue;
  index: CatalogueIndex;
  store: Store;
  faults: Faults;
  /** Milliseconds since 1970. */
  now(): number;
  /** A fresh secret or id: 32 hexadecimal digits. */
  random(): string;
}

/** One request to one shop. */
export interface ShopCall extends Call {
  deps: ShopDeps;
  domain: string;
  /** Own address of this shop, without a slash at the end. */
  shopUrl: string;
  /** Path without `/shops/{domain}`. */
  path: string;
  params: Record<string, string>;
  state: ShopState;
}

export type ShopHandler = (call: ShopCall) => Reply | Promise<Reply>;
export interface ShopRoute {
  method: 'GET' | 'POST';
  pattern: RegExp;
  handle: ShopHandler;
}

/**
 * A route under `/shops/{domain}`.
 * @param path with `:name` for one segment, a dot ending it
 */
export const shopRoute = (method: ShopRoute['method'], path: string, handle: ShopHandler): ShopRoute => ({
  method,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/:(\w+)/g, '(?<$1>[^/.]+)')}$`),
  handle,
});

/** The name on the shop's front: the demo shop's own, else made from the domain. */
export const shopName = (domain: string): string => {
  if (domain === demoShop) return 'Harbour & Hill';
  return domain
    .replace('.myshopify.com', '')
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
};

export const demoShop = 'recommend-demo.myshopify.com';
