import * as z from 'zod';
import { lengthOf, mostDays } from '#shared/analytics/period.ts';
import { deviceSchema } from '#shared/model/event.ts';
import { idSchema } from '#shared/model/id.ts';
import { localeSchema } from '#shared/model/locale.ts';
import { questionSchema } from '#shared/model/quiz.ts';
import { route } from './route.ts';

const count = z.int().min(0);
/** Counts alone: shares are made of them in one place, `shared/analytics/rates.ts`. */
const counts = z.object({ viewed: count, started: count, completed: count, converted: count, lead: count });
/** In UTC. */
const day = z.iso.date();

const spanSchema = z.object({
  from: day,
  to: day,
  totals: counts,
  /** Every day of the period. */
  days: z.array(counts.extend({ day })),
});

const reportSchema = spanSchema.extend({
  /** The period of the same length right before. */
  previous: spanSchema,
  locales: z.array(counts.extend({ locale: localeSchema })),
  devices: z.array(counts.extend({ device: deviceSchema })),
});

const shopReportSchema = reportSchema.extend({
  /** Those in which something happened, deleted ones among them. */
  quizzes: z.array(counts.extend({ quizId: idSchema('quiz') })),
});
export type ShopReport = z.infer<typeof shopReportSchema>;

const quizReportSchema = reportSchema.extend({
  versions: z.array(counts.extend({ version: z.int() })),
  /** In the order in which the newest version lists them; then those that only earlier versions have. */
  questions: z.array(
    z.object({
      question: z.string(),
      title: z.string(),
      /** Sessions that were shown it, and those that answered it. */
      shown: count,
      answered: count,
    }),
  ),
  /** Those recommended most, by sessions; in all languages and on all devices. */
  products: z.array(
    z.object({
      product: z.string(),
      /** Left out when it is no longer in the catalogue. */
      title: z.string().optional(),
      image: z.string().optional(),
      shown: count,
      clicked: count,
      added: count,
    }),
  ),
});
export type QuizReport = z.infer<typeof quizReportSchema>;

const answersReportSchema = z.object({
  /** How many responses this is made of. */
  responses: count,
  /** There are older ones in the period, which it leaves out. */
  more: z.boolean(),
  /** Of the amounts in answers about prices. */
  currency: z.string(),
  questions: z.array(
    z.object({
      question: z.string(),
      type: z.enum(questionSchema.options.map(({ shape }) => shape.type.value)),
      title: z.string(),
      answered: count,
      choices: z.array(
        z.object({
          label: z.string().optional(),
          from: z.number().optional(),
          to: z.number().optional(),
          given: z.boolean().optional(),
          count,
        }),
      ),
      written: count,
    }),
  ),
});
export type AnswersReport = z.infer<typeof answersReportSchema>;

const shopProductsSchema = z.object({
  from: day,
  to: day,
  /** Those that recommended something in the period. */
  quizzes: z.array(
    z.object({
      quizId: idSchema('quiz'),
      /** By sessions: those that were shown it, clicked it, and put it into the cart. */
      products: z.array(z.object({ product: z.string(), shown: count, clicked: count, added: count })),
    }),
  ),
});
export type ShopProducts = z.infer<typeof shopProductsSchema>;

/** First and last day; the last 30 when left out. */
const period = { from: day.optional(), to: day.optional() };

function checkPeriod(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  context: z.RefinementCtx,
) {
  const issue = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if ((from === undefined) !== (to === undefined)) issue('from', 'must come together with `to`');
  if (from === undefined || to === undefined) return;
  const length = lengthOf({ from, to });
  if (length < 1 || length > mostDays)
    issue('to', `must be at most ${mostDays - 1} days after \`from\`, and not before it`);
}

const locale = localeSchema.optional();
const device = deviceSchema.optional();
const version = z.coerce.number().int().min(1).optional();

export const analytics = {
  shop: route({
    method: 'GET',
    path: '/api/shops/{shopId}/analytics',
    access: 'merchant',
    summary: 'What happened in the quizzes of the shop in a range of days (UTC), and in the period before',
    query: z.object({ ...period, locale, device }).superRefine(checkPeriod),
    response: shopReportSchema,
  }),
  products: route({
    method: 'GET',
    path: '/api/shops/{shopId}/analytics/products',
    access: 'merchant',
    summary: 'What became of each product that was recommended in a range of days (UTC), by quiz',
    query: z.object(period).superRefine(checkPeriod),
    response: shopProductsSchema,
  }),
  quiz: route({
    method: 'GET',
    path: '/api/shops/{shopId}/quizzes/{quizId}/analytics',
    access: 'merchant',
    summary: 'What happened in a quiz in a range of days (UTC), and in the period before',
    query: z.object({ ...period, locale, device, version }).superRefine(checkPeriod),
    response: quizReportSchema,
  }),
  answers: route({
    method: 'GET',
    path: '/api/shops/{shopId}/quizzes/{quizId}/analytics/answers',
    access: 'merchant',
    summary: 'How the answers to a quiz are spread, over its newest responses in a range of days (UTC)',
    query: z.object({ ...period, locale, version }).superRefine(checkPeriod),
    response: answersReportSchema,
  }),
};
