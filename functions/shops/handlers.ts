import type { Handlers } from '#functions/lib/call.ts';
import { present } from '#functions/lib/present.ts';
import type { shops } from '#shared/api/shops.ts';
import { setBrand } from './brand.ts';
import { beginConnect, type ConnectDeps, endConnect } from './connect.ts';
import { disconnectShop, syncAgain } from './disconnect.ts';
import { type RetentionDeps, setRetention } from './retention.ts';
import { getShop, getUsage, listCollections, listProducts, listShops } from './shops.ts';
import { readTheme } from './theme.ts';

/** The routes of shops and their catalogue, one function each. */
export const shopsHandlers = (deps: ConnectDeps & RetentionDeps): Handlers<typeof shops> => ({
  list: async ({ user }) => ({ shops: await listShops(deps, user) }),

  connect: async ({ user, body, setCookie }) => {
    const { authorizeUrl, cookie } = await beginConnect(deps, user, body);
    setCookie(cookie);
    return { authorizeUrl };
  },

  callback: async ({ query, rawQuery, cookies, setCookie, log }) => {
    const came = { query: present(query), rawQuery, cookies };
    const onFault = (error: unknown) => log.warn('a shop was not connected', { error });
    const { location, cookie } = await endConnect(deps, came, onFault);
    setCookie(cookie);
    return { location };
  },

  get: ({ actor }) => getShop(deps, actor),
  sync: ({ actor }) => syncAgain(deps, actor),
  disconnect: ({ actor }) => disconnectShop(deps, actor),
  retain: ({ actor, body }) => setRetention(deps, actor, body.days),
  setBrand: ({ actor, body }) => setBrand(deps, actor, { ...body, brand: present(body.brand) }),
  theme: ({ actor }) => readTheme(deps, actor),
  products: ({ actor, query }) => listProducts(deps.db, actor, query),
  collections: async ({ actor }) => ({ collections: await listCollections(deps.db, actor) }),
  usage: ({ actor }) => getUsage(deps.db, deps.system, actor),
});
