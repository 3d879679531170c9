import type { Condition } from '#shared/model/condition.ts';
import type { Effect } from '#shared/model/effect.ts';
import type { Product } from '#shared/model/product.ts';
import type { Option, Question } from '#shared/model/quiz.ts';
import type { Group } from './generateRoot.ts';
import { asWritten, colorOf, fixed, isColor, type Wording } from './generateWords.ts';

/** A question with the texts of all languages, before they are put into the quiz's string tables. */
export interface Draft {
  question: Question;
  texts: Record<string, Wording>;
}

export interface DraftOption {
  id: string;
  label: Wording;
  effects: Effect[];
  products: number[];
  /** Positions of the groups it is offered in. */
  groups: Set<number>;
}

export interface Asking {
  id: string;
  title: Wording;
  options: DraftOption[];
  /** Groups the question is asked in; null where it opens the quiz. */
  groups: Set<number> | null;
  required: boolean;
  several: boolean;
  visual: boolean;
}

export const rootId = 'what';
const imagePattern = /^(https:\/\/|http:\/\/localhost[:/]|\/)/;
const byTitle = (a: Product, b: Product): number =>
  Number(b.available) - Number(a.available) ||
  (a.title < b.title ? -1 : a.title > b.title ? 1 : a.id < b.id ? -1 : 1);

/** One product with a picture for each option, no picture twice; null unless every option gets one. */
const picturesOf = (options: readonly DraftOption[], products: readonly Product[]): Product[] | null => {
  const used = new Set<string>();
  const found: Product[] = [];
  for (const option of options) {
    const product = option.products
      .flatMap((index) => products[index] ?? [])
      .filter(({ image }) => image && image.length <= 2000 && imagePattern.test(image) && !used.has(image))
      .sort(byTitle)[0];
    if (!product?.image) return null;
    used.add(product.image);
    found.push(product);
  }
  return found;
};

/** Holds in the given groups only; undefined when that is all of them. */
const shownIn = (groups: ReadonlySet<number>, scope: ReadonlySet<number>, all: readonly Group[]) => {
  if (groups.size === scope.size) return undefined;
  const options = [...groups].sort((a, b) => a - b).flatMap((index) => all[index]?.id ?? []);
  const condition: Condition = { op: 'anyOf', question: rootId, options };
  return condition;
};

const shape = (asking: Asking, options: Option[], pictured: boolean): Question => {
  const base = { id: asking.id, required: asking.required, rules: [], options };
  const counted = asking.several ? { minChoices: 0, maxChoices: Math.min(options.length, 3) } : {};
  if (options.every(({ color }) => color !== undefined)) return { ...base, type: 'swatch', ...counted };
  if (pictured) return { ...base, type: 'picture', ...counted };
  return asking.several ? { ...base, type: 'multiple', ...counted } : { ...base, type: 'single' };
};

/** Writes a question, its conditions and its texts. */
export const draftQuestion = (
  asking: Asking,
  groups: readonly Group[],
  products: readonly Product[],
): Draft => {
  const everywhere = new Set(groups.keys());
  const scope = asking.groups ?? everywhere;
  const texts: Record<string, Wording> = { [`${asking.id}.title`]: asking.title };
  if (asking.several) texts[`${asking.id}.help`] = fixed.several;
  const pictures = asking.visual ? picturesOf(asking.options, products) : null;
  const options = asking.options.map((option, index): Option => {
    texts[`${option.id}.label`] = option.label;
    const product = pictures?.[index];
    if (product) texts[`${option.id}.alt`] = asWritten(product.title);
    const color = isColor(asking.title) ? colorOf(option.label.en) : undefined;
    const showWhen = shownIn(option.groups, scope, groups);
    return {
      id: option.id,
      effects: option.effects,
      ...(product?.image ? { image: product.image } : {}),
      ...(color ? { color } : {}),
      ...(showWhen ? { showWhen } : {}),
    };
  });
  const showWhen = shownIn(scope, everywhere, groups);
  const question = shape(asking, options, pictures !== null);
  return { question: showWhen ? { ...question, showWhen } : question, texts };
};
