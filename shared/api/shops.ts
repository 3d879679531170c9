import * as z from 'zod';
import { brandSchema } from '#shared/model/brand.ts';
import { idSchema } from '#shared/model/id.ts';
import { paletteSchema } from '#shared/model/palette.ts';
import { collectionSchema, productSchema } from '#shared/model/product.ts';
import { roleSchema } from '#shared/model/role.ts';
import { route } from './route.ts';

const time = z.iso.datetime();

/** How far the import of a catalogue has come. */
const syncSchema = z.object({
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** Products written so far. */
  done: z.int().min(0),
  /** Products in the shop, once the shop has told. */
  total: z.int().min(0).optional(),
  startedAt: time,
  finishedAt: time.optional(),
  /** What went wrong and what to do, when it failed. */
  message: z.string().optional(),
});
export type Sync = z.infer<typeof syncSchema>;

const shopSchema = z.object({
  id: idSchema('shop'),
  domain: z.string(),
  name: z.string(),
  currency: z.string(),
  connectedAt: time,
  /** What the caller may do in it. */
  role: roleSchema,
  sync: syncSchema.optional(),
  /** What the merchant let us do, as Shopify names it. */
  scopes: z.array(z.string()).optional(),
  /** Nothing is read from the shop any more, until it is connected again. */
  disconnectedAt: time.optional(),
  /** For how many days answers and contacts are kept; forever when it is absent. */
  retentionDays: z.int().optional(),
  /** How its new quizzes look; as the page around them when it is absent. */
  brand: brandSchema.optional(),
  /** How often the brand was saved; absent while it never was. */
  brandRevision: z.int().optional(),
  /** Opens the shop's theme editor with our block ready to be added. */
  themeEditorUrl: z.string(),
});
export type Shop = z.infer<typeof shopSchema>;

/** Days that answers and contacts can be kept; without a choice they are kept until somebody deletes them. */
export const retentionChoices = [30, 90, 180, 365, 730] as const;

const domain = z
  .string()
  .trim()
  .toLowerCase()
  .transform((value) => (value.includes('.') ? value : `${value}.myshopify.com`))
  .pipe(
    z
      .string()
      .max(255)
      .regex(/^[a-z0-9][a-z0-9-]*\.myshopify\.com$/, 'must be a shop such as your-shop.myshopify.com'),
  );

export const shops = {
  list: route({
    method: 'GET',
    path: '/api/shops',
    access: 'user',
    summary: 'The shops of the signed-in user',
    response: z.object({ shops: z.array(shopSchema) }),
  }),
  connect: route({
    method: 'POST',
    path: '/api/shops/connect',
    access: 'user',
    summary: 'Start the OAuth flow; the browser goes on to the address in the answer',
    body: z.object({
      shop: domain,
      /** Where in the app to land afterwards; a same-origin path. */
      returnTo: z
        .string()
        .max(500)
        .regex(/^\/(?![/\\])[^\\\s]*$/, 'must be a path of this site')
        .optional(),
    }),
    response: z.object({ authorizeUrl: z.string() }),
  }),
  callback: route({
    method: 'GET',
    path: '/api/shopify/callback',
    access: 'public',
    summary: 'Where the shop sends the browser back to with a code',
    query: z.object({
      code: z.string().max(500).optional(),
      hmac: z.string().max(200).optional(),
      host: z.string().max(500).optional(),
      shop: z.string().max(255).optional(),
      state: z.string().max(200).optional(),
      timestamp: z.string().max(20).optional(),
      error: z.string().max(200).optional(),
    }),
    response: z.object({ location: z.string() }),
    status: 302,
  }),
  get: route({
    method: 'GET',
    path: '/api/shops/{shopId}',
    access: 'merchant',
    summary: 'A shop with the state of its import',
    response: shopSchema,
  }),
  sync: route({
    method: 'POST',
    path: '/api/shops/{shopId}/sync',
    access: 'merchant',
    role: 'editor',
    summary: 'Import the catalogue again; answers the running import when there is one',
    response: syncSchema,
    status: 202,
  }),
  disconnect: route({
    method: 'POST',
    path: '/api/shops/{shopId}/disconnect',
    access: 'merchant',
    role: 'owner',
    summary: 'End our access to the shop; its quizzes stay in it with the products they have',
    response: shopSchema,
  }),
  retain: route({
    method: 'PUT',
    path: '/api/shops/{shopId}/retention',
    access: 'merchant',
    role: 'owner',
    summary:
      'Say for how many days answers and contacts are kept; what is older is deleted now and every day',
    body: z.object({ days: z.literal(retentionChoices).nullable() }),
    response: shopSchema,
  }),
  setBrand: route({
    method: 'PUT',
    path: '/api/shops/{shopId}/brand',
    access: 'merchant',
    role: 'editor',
    summary:
      'Say how new quizzes look; what is left out, the page around them decides. A conflict when it was saved since',
    body: z.object({
      brand: brandSchema,
      /** That of the brand which was changed; 0 where it was never saved. */
      revision: z.int().min(0),
    }),
    response: shopSchema,
  }),
  theme: route({
    method: 'GET',
    path: '/api/shops/{shopId}/theme',
    access: 'merchant',
    summary: 'The colours of the theme that shoppers see, read from the shop now',
    response: z.object({ name: z.string(), palettes: z.array(paletteSchema) }),
  }),
  products: route({
    method: 'GET',
    path: '/api/shops/{shopId}/products',
    access: 'merchant',
    summary: 'The catalogue, page by page',
    query: z.object({
      cursor: z.string().max(2000).optional(),
      limit: z.coerce.number().int().min(1).max(250).default(250),
    }),
    response: z.object({ products: z.array(productSchema), cursor: z.string().optional() }),
  }),
  collections: route({
    method: 'GET',
    path: '/api/shops/{shopId}/collections',
    access: 'merchant',
    summary: 'The collections of the shop',
    response: z.object({ collections: z.array(collectionSchema) }),
  }),
  usage: route({
    method: 'GET',
    path: '/api/shops/{shopId}/usage',
    access: 'merchant',
    summary: "The plan and this month's responses (UTC)",
    response: z.object({
      plan: z.enum(['free', 'starter', 'pro']),
      /** YYYY-MM */
      month: z.string(),
      responses: z.int().min(0),
      limit: z.int().min(0),
    }),
  }),
};
