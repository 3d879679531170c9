import * as z from 'zod';
import { localeSchema } from '#shared/model/locale.ts';
import { modelFaults } from '#shared/model/modelFault.ts';
import { limits } from '#shared/model/quiz.ts';
import { route } from './route.ts';

/** What a text is made. */
export const tones = ['shorter', 'friendlier', 'clearer'] as const;
export type Tone = (typeof tones)[number];

/** Parts of a quiz whose texts can be rewritten, and translated; consent is somebody's own wording. */
export const assistedParts = [
  ...['title', 'help', 'label', 'alt', 'low', 'high', 'unit', 'error'],
  ...['add', 'visit', 'addall'],
] as const;

/** Texts that are translated in one call, and their characters together: what a model does in a few seconds. */
export const translateLimits = { texts: 20, characters: 3000 } as const;

const part = z.enum(assistedParts);
const text = z.string().trim().min(1, 'must not be empty').max(limits.text.help);
const why = z.enum(modelFaults);

const translatedSchema = z.object({
  key: z.string(),
  text: z.string(),
  /** The language model, or our own word lists. */
  by: z.enum(['model', 'words']),
});

export const assist = {
  rewrite: route({
    method: 'POST',
    path: '/api/shops/{shopId}/assist/rewrite',
    access: 'merchant',
    role: 'editor',
    summary:
      'Rewrite a text of a quiz; without a text, `why` says what was wrong and the merchant keeps their own',
    body: z.object({ locale: localeSchema, part, tone: z.enum(tones), text }),
    response: z.object({ text: z.string().optional(), why: why.optional() }),
  }),
  translate: route({
    method: 'POST',
    path: '/api/shops/{shopId}/assist/translate',
    access: 'merchant',
    role: 'editor',
    summary: 'Draft translations of texts of a quiz; `why` says what was wrong with the language model',
    body: z
      .object({
        from: localeSchema,
        to: localeSchema,
        texts: z
          .array(z.object({ key: z.string().max(90), part, text }))
          .min(1)
          .max(translateLimits.texts),
      })
      .refine(({ from, to }) => from !== to, { path: ['to'], message: 'must be another language' })
      .refine(
        ({ texts }) =>
          texts.length === 1 ||
          texts.reduce((sum, one) => sum + one.text.length, 0) <= translateLimits.characters,
        { path: ['texts'], message: `must not be over ${translateLimits.characters} characters together` },
      ),
    response: z.object({ texts: z.array(translatedSchema), why: why.optional() }),
  }),
  usage: route({
    method: 'GET',
    path: '/api/shops/{shopId}/assist/usage',
    access: 'merchant',
    summary: 'What the shop used of the language model this month (UTC)',
    response: z.object({
      /** YYYY-MM */
      month: z.string(),
      calls: z.int().min(0),
      /** Read and written. */
      tokens: z.int().min(0),
      limit: z.int().min(0),
    }),
  }),
};
