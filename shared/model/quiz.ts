import * as z from 'zod';
import { conditionDepth, conditionSchema } from './condition.ts';
import { effectSchema, matcherSchema, valueEffectSchema } from './effect.ts';
import { localeSchema } from './locale.ts';
import { themeSchema } from './theme.ts';

/** The version of this model. A stored quiz of an older one is migrated when it is read. */
export const quizFormat = 1;

export const limits = {
  questions: 200,
  /** Each makes a receipt in the transaction that stores a response. */
  consents: 20,
  options: 100,
  conditionDepth,
  rules: 50,
  effects: 50,
  slots: 10,
  routineSteps: 12,
  maxProducts: 24,
  /** Characters, by the last part of the text's key. */
  text: {
    ...{ name: 120, title: 300, label: 200, help: 1000, body: 5000, error: 200, alt: 300, wording: 2000 },
    /** What the buttons of the results say. */
    ...{ add: 40, visit: 40, addall: 40 },
  },
} as const;

/** Id of a question, option, slot or step: unique in its quiz, never reused, never shown. */
const elementId = z
  .string()
  .regex(/^[a-zA-Z0-9_-]{1,64}$/, 'must be 1 to 64 letters, digits, dashes or underscores')
  .refine((id) => id !== '__proto__' && id !== 'constructor' && id !== 'prototype', 'is a reserved word');

const imageUrl = z
  .string()
  .max(2000)
  .regex(/^(https:\/\/|http:\/\/localhost[:/]|\/)/, 'must be an https address');

const targetSchema = z.discriminatedUnion('to', [
  z.object({ to: z.literal('question'), question: elementId }),
  z.object({ to: z.literal('results') }),
  z.object({
    to: z.literal('link'),
    url: z
      .string()
      .max(2000)
      .regex(/^https:\/\//, 'must be an https address'),
  }),
]);
/** Where a rule leads. */
export type Target = z.infer<typeof targetSchema>;

export const optionSchema = z.object({
  id: elementId,
  image: imageUrl.optional(),
  /** A CSS hex colour, for swatches. */
  color: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #D97706')
    .optional(),
  /** Shown only when this holds. */
  showWhen: conditionSchema.optional(),
  /** Chosen alone: clears the others, as "none of these" does. */
  exclusive: z.boolean().optional(),
  effects: z.array(effectSchema).max(limits.effects),
});
/** An option. Its label is the text `<id>.label`, its image's description `<id>.alt`. */
export type Option = z.infer<typeof optionSchema>;

const base = z.object({
  id: elementId,
  required: z.boolean(),
  /** Asked even when adaptive order would skip it. */
  pinned: z.boolean().optional(),
  image: imageUrl.optional(),
  video: imageUrl.optional(),
  showWhen: conditionSchema.optional(),
  /** The first rule that holds leads on; without one, the next question. */
  rules: z.array(z.object({ when: conditionSchema, target: targetSchema })).max(limits.rules),
});
const options = z.array(optionSchema).max(limits.options);
const number = z.number().min(-1e9).max(1e9);
const ranged = {
  min: number,
  max: number,
  step: z.number().gt(0).max(1e9),
  effect: valueEffectSchema.optional(),
};
const chosen = { options, other: z.boolean().optional() };
const counted = {
  minChoices: z.int().min(0).max(100).optional(),
  maxChoices: z.int().min(1).max(100).optional(),
};
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day as YYYY-MM-DD');

export const questionSchema = z.discriminatedUnion('type', [
  base.extend({ type: z.literal('single'), ...chosen }),
  base.extend({ type: z.literal('multiple'), ...chosen, ...counted }),
  /** Pictures as options; several can be chosen when `maxChoices` is over 1. */
  base.extend({ type: z.literal('picture'), ...chosen, ...counted }),
  base.extend({ type: z.literal('swatch'), options, ...counted }),
  base.extend({ type: z.literal('dropdown'), ...chosen }),
  /** Exactly two options, with the ids of their own. */
  base.extend({ type: z.literal('yesNo'), options }),
  /** 1 to `max` stars. */
  base.extend({
    type: z.literal('rating'),
    max: z.int().min(2).max(10),
    effect: valueEffectSchema.optional(),
  }),
  /** Numbered steps with a text at both ends (`<id>.low`, `<id>.high`). */
  base.extend({ type: z.literal('scale'), ...ranged }),
  /** A slider with one end; its unit is the text `<id>.unit`. */
  base.extend({ type: z.literal('number'), ...ranged }),
  /** A slider with two ends, in whole currency units. */
  base.extend({ type: z.literal('priceRange'), ...ranged }),
  base.extend({
    type: z.literal('shortText'),
    maxLength: z.int().min(1).max(200),
    effect: valueEffectSchema.optional(),
  }),
  base.extend({
    type: z.literal('longText'),
    maxLength: z.int().min(1).max(5000),
    effect: valueEffectSchema.optional(),
  }),
  base.extend({ type: z.literal('date'), min: day.optional(), max: day.optional() }),
  base.extend({ type: z.literal('email') }),
  base.extend({ type: z.literal('phone') }),
  /** Its wording is the text `<id>.wording`; the version goes up when the wording changes. */
  base.extend({ type: z.literal('consent'), wordingVersion: z.int().min(1) }),
  base.extend({ type: z.literal('statement') }),
  base.extend({ type: z.literal('ranking'), options }),
]);
export type Question = z.infer<typeof questionSchema>;
export type QuestionType = Question['type'];

const slotSchema = z.discriminatedUnion('kind', [
  z.object({ id: elementId, kind: z.literal('best') }),
  z.object({ id: elementId, kind: z.literal('runnersUp'), count: z.int().min(1).max(limits.maxProducts) }),
  /** One product a step, no product twice; a step's name is the text `<step id>.title`. */
  z.object({
    id: elementId,
    kind: z.literal('routine'),
    steps: z
      .array(z.object({ id: elementId, match: matcherSchema }))
      .min(1)
      .max(limits.routineSteps),
  }),
]);
/** A place on the results page. Its heading is the text `<id>.title`. */
export type Slot = z.infer<typeof slotSchema>;

const resultsSchema = z.object({
  slots: z.array(slotSchema).min(1).max(limits.slots),
  maxProducts: z.int().min(1).max(limits.maxProducts),
  /** What decides between equal scores, before the product id does. */
  ties: z.enum(['priceLow', 'priceHigh', 'title']),
  soldOut: z.enum(['show', 'last', 'hide']),
  discountCode: z.string().max(100).optional(),
  /** Shoppers can have their results mailed to them. */
  mail: z.boolean().optional(),
  /** A language model puts the best matches in order and says why; without its answer the engine's holds. */
  advice: z.boolean().optional(),
});
export type Results = z.infer<typeof resultsSchema>;

/** `<element id>.<part>` → text. Kept apart from the structure, so that one quiz has every language. */
const textKey = z.string().regex(/^[a-zA-Z0-9_-]{1,64}\.[a-z]{1,20}$/);
const textsSchema = z.record(textKey, z.string().max(5000));
export type Texts = z.infer<typeof textsSchema>;

/** A quiz as it is drafted, stored, exported and compiled: structure, and one string table per language. */
export const quizSchema = z.object({
  format: z.literal(quizFormat),
  defaultLocale: localeSchema,
  locales: z.array(localeSchema).min(1),
  /**
   * `quiz.title`, `quiz.help`, `results.title`, `results.help`, what the buttons say as `results.add`, `results.addall`
   * and `results.visit`, and per element `title help label alt error wording low high unit`. Title and help of the
   * results quote answers: `{answer:question}`, or `{answer:question|what stands there without one}`.
   */
  texts: z.partialRecord(localeSchema, textsSchema),
  questions: z.array(questionSchema).min(1).max(limits.questions),
  results: resultsSchema,
  theme: themeSchema,
  /** Per language, of a text whose original has changed since: a fingerprint of the original it was translated from. */
  translatedFrom: z.partialRecord(localeSchema, z.record(textKey, z.string().max(20))).optional(),
  /** Per language, the texts that were drafted for the merchant, who has not looked at them yet. */
  drafted: z.partialRecord(localeSchema, z.array(textKey).max(5000)).optional(),
  /** Words that mean the same in this shop, for free text. */
  synonyms: z
    .array(z.array(z.string().min(1).max(60)).min(2).max(20))
    .max(200)
    .optional(),
  /** Ask what narrows the catalogue most, and stop when the top can no longer change. */
  adaptive: z.boolean().optional(),
});
export type Quiz = z.infer<typeof quizSchema>;
