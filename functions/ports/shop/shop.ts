import type { Product } from '#shared/model/product.ts';

/** An offline token that ends, with the one that renews it. Kept and replaced together. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
  /** Seconds since 1970. */
  accessEndsAt: number;
}

/** What an authorization gives: tokens, and what may be done with them. */
export interface Grant extends TokenPair {
  scopes: string[];
}

/** How a merchant lets us into a shop. */
export interface ShopAuthorization {
  /** Where the merchant's browser is sent to agree. */
  authorizeUrl(domain: string, state: string, redirectUri: string): string;
  /** @throws AppError unprocessable when the shop refuses, unavailable when it cannot be reached */
  exchangeCode(domain: string, code: string): Promise<Grant>;
  /** @throws AppError unprocessable when the shop refuses, unavailable when it cannot be reached */
  refresh(domain: string, refreshToken: string): Promise<TokenPair>;
}

/** A valid access token of a shop; `refused` is one that the shop did not take any more. */
export type GiveToken = (refused?: string) => Promise<string>;

export type ExportState =
  | { state: 'running'; objects: number }
  /** `url` is null when the shop has no product. */
  | { state: 'done'; url: string | null; total: number }
  | { state: 'failed'; message: string };

/** A product as it is in the export, with what is told of its collections. */
export interface Exported {
  product: Omit<Product, 'currency'>;
  collections: { id: string; handle: string; title: string }[];
}

/** A shop, as far as we read it. Every call throws AppError unavailable or unprocessable. */
export interface ShopAdmin {
  details(): Promise<{ name: string; currency: string }>;
  /** The theme that shoppers see, with the text of its settings; null when there is none, or they are elsewhere. */
  theme(): Promise<{ name: string; settings: string } | null>;
  /** Starts an export of all active products; `busy` when the shop runs as many as it may. */
  startExport(): Promise<string | 'busy'>;
  exportState(id: string): Promise<ExportState>;
  exported(url: string): AsyncIterable<Exported>;
}

/** Opens a shop for reading. */
export type OpenShop = (domain: string, token: GiveToken) => ShopAdmin;
