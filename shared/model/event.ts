import * as z from 'zod';
import { devices } from './devices.ts';
import { idSchema } from './id.ts';
import { localeSchema } from './locale.ts';

export const deviceSchema = z.enum(devices);
export type Device = z.infer<typeof deviceSchema>;

/** How a quiz stands in a page. */
const displays = ['inline', 'button', 'popup', 'slideIn', 'page'] as const;
export type Display = (typeof displays)[number];

/** Products told of one results page at most; also keeps what one event writes within one transaction. */
const mostProducts = 60;

const question = z.string().min(1).max(64);
const product = z.string().min(1).max(64);

const about = z.object({
  /** Made in the browser (UUIDv7), so that ids sort by time and whoever reads the raw events knows one twice. */
  id: idSchema('event'),
  quizId: idSchema('quiz'),
  version: z.int().min(1),
  /** 32 hexadecimal digits; a response of the same session is `resp_` and these. */
  session: z.string().regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits'),
  locale: localeSchema,
  device: deviceSchema,
  mode: z.enum(displays),
  /** By the shopper's clock; what cannot be right gets the time of receipt. */
  at: z.iso.datetime(),
});

const kind = <const K extends string>(name: K) => about.extend({ kind: z.literal(name) });

/** One thing that happened in a quiz, as a shopper's browser sends it. Carries no answer and nothing about a person. */
export const eventSchema = z.discriminatedUnion('kind', [
  kind('viewed'),
  kind('started'),
  kind('questionShown').extend({ question }),
  kind('answered').extend({ question }),
  kind('completed'),
  kind('resultShown').extend({ products: z.array(product).max(mostProducts) }),
  kind('productClicked').extend({ product }),
  kind('addedToCart').extend({ product }),
  kind('lead'),
  kind('consent').extend({ given: z.boolean() }),
]);
export type QuizEvent = z.infer<typeof eventSchema>;
