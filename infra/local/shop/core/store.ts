import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface AccessToken {
  scopes: string[];
  /** Milliseconds since 1970; null: never, which the Admin API refuses for new apps. */
  expiresAt: number | null;
  /** The refresh token that this one replaced: it stops working once this pair is used. */
  replaces?: string;
}

interface RefreshToken extends AccessToken {
  expiresAt: number;
}

export const blockModes = ['inline', 'button', 'popup', 'slide-in'] as const;

/** The app's block in a template, as the theme editor keeps it. */
export interface AppBlock {
  id: string;
  quiz: string;
  mode?: (typeof blockModes)[number];
}

export interface CartLine {
  key: string;
  variantId: string;
  quantity: number;
  properties: Record<string, string>;
}

export interface BulkOperation {
  query: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Rows in all, and rows without a parent. */
  objects: number;
  roots: number;
  bytes: number;
  /** Its file is not whole yet. */
  writing?: boolean;
  /** Its file never became whole. */
  failed?: boolean;
  cancelledAt?: number;
}

/** Everything a shop remembers. The catalogue is the same in every shop and is not stored. */
export interface ShopState {
  installedScopes: string[];
  /** Authorization codes that were not used yet. */
  codes: Record<string, { redirectUri: string; scopes: string[]; expiresAt: number }>;
  accessTokens: Record<string, AccessToken>;
  refreshTokens: Record<string, RefreshToken>;
  /** App blocks in the product template, in order. */
  blocks: AppBlock[];
  carts: Record<string, CartLine[]>;
  /** Codes that were put on a cart. */
  discounts: Record<string, string[]>;
  bulk: Record<string, BulkOperation>;
}

const empty = (): ShopState => ({
  installedScopes: [],
  codes: {},
  accessTokens: {},
  refreshTokens: {},
  blocks: [],
  carts: {},
  discounts: {},
  bulk: {},
});

export interface Store {
  read(domain: string): ShopState;
  /** Applies the change and writes it before returning; a crash leaves the state before or after it. */
  change<T>(domain: string, change: (state: ShopState) => T): T;
  folder(domain: string): string;
}

/** Nobody goes on with what was being written when the shop stopped. */
const withoutWriters = (state: ShopState): ShopState => {
  for (const operation of Object.values(state.bulk)) if (operation.writing) operation.failed = true;
  return state;
};

const load = (file: string): ShopState => {
  try {
    return withoutWriters({ ...empty(), ...JSON.parse(readFileSync(file, 'utf8')) });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return empty();
    throw new Error(`The dev shop cannot read ${file}. Delete it, or empty the data folder.`, {
      cause: error,
    });
  }
};

/** One file a shop, replaced whole by a rename. */
export const createStore = (dataDir: string): Store => {
  const shops = new Map<string, ShopState>();
  const folder = (domain: string) => join(dataDir, domain);
  const file = (domain: string) => join(folder(domain), 'state.json');

  const read = (domain: string): ShopState => {
    const known = shops.get(domain);
    if (known) return known;
    const state = load(file(domain));
    shops.set(domain, state);
    return state;
  };

  const change = <T>(domain: string, apply: (state: ShopState) => T): T => {
    const next = structuredClone(read(domain));
    const result = apply(next);
    mkdirSync(folder(domain), { recursive: true });
    writeFileSync(`${file(domain)}.new`, JSON.stringify(next));
    renameSync(`${file(domain)}.new`, file(domain));
    shops.set(domain, next);
    return result;
  };

  return { read, change, folder };
};
