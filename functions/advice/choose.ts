import * as z from 'zod';
import { languages } from '#functions/lib/languages.ts';
import type { Asker, LanguageModel } from '#functions/ports/language-model/language-model.ts';
import type { Locale } from '#shared/model/locale.ts';
import { isPlain, mostCharacters } from './wording.ts';

/** A product that the model may choose, as it is told of it. */
interface Candidate {
  id: string;
  title: string;
  soldOut: boolean;
}

export interface Choice {
  id: string;
  reason: string;
}

const taskFor = (places: number, locale: Locale): string =>
  [
    'The material holds what a shopper answered in a product quiz of an online shop, and the candidates: the products that fit by the rules of the shop, best first; "fit" says how.',
    `Choose the ${places} candidates that suit this shopper best, by their ids, best first, each once. Keep the order of the material where nothing speaks against it.`,
    `Write with each one sentence in ${languages[locale]}, of at most 200 characters, to the shopper, that says why it suits what they answered.`,
    'Say only what the material says of the product, and hide no requirement that it misses. No numbers that do not stand in the material, no promises, no advice about health, no addresses, no markup.',
  ].join(' ');

/** The form of an answer: candidates alone, each at most once, each with a sentence that can be shown as it is. */
function choiceSchema(candidates: Candidate[], places: number, known: string) {
  const titles = new Map(candidates.map(({ id, title }) => [id, title]));
  const choice = z
    .object({
      id: z.enum(candidates.map(({ id }) => id)),
      reason: z.string().trim().min(1).max(mostCharacters),
    })
    .refine(({ id, reason }) => isPlain(reason, titles.get(id) ?? '', known), 'must be plain text');
  return z.object({
    products: z
      .array(choice)
      .min(places)
      .max(candidates.length)
      .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'must name each once'),
  });
}

export interface Choosing {
  /** What the model is told; the candidates in it are the only ones. */
  material: { candidates: Candidate[] } & Record<string, unknown>;
  places: number;
  locale: Locale;
  /** The shop has what is sold out come last. */
  soldOutLast: boolean;
}

/**
 * The best of the candidates in the model's order, each with a sentence for the shopper.
 * @throws ModelFailure
 */
export async function choose(
  model: LanguageModel,
  asker: Asker,
  { material, places, locale, soldOutLast }: Choosing,
): Promise<Choice[]> {
  const { candidates } = material;
  // Our own ids and version are numbers that nobody told it as facts.
  const known = JSON.stringify(material, (name, value) => (/^(id|version)$/.test(name) ? undefined : value));
  const schema = choiceSchema(candidates, places, known);
  const task = taskFor(places, locale);
  const { products } = await model.answer({ asker, kind: 'advice', task, material, schema });
  const gone = new Set(soldOutLast ? candidates.flatMap(({ id, soldOut }) => (soldOut ? id : [])) : []);
  const inStock = products.filter(({ id }) => !gone.has(id));
  return [...inStock, ...products.filter(({ id }) => gone.has(id))].slice(0, places);
}
