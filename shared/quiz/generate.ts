import { type Band, inBand, priceBands } from '#shared/catalogue/bands.ts';
import { facetsOf } from '#shared/catalogue/facets.ts';
import { AppError } from '#shared/errors.ts';
import { type Locale, locales } from '#shared/model/locale.ts';
import type { Collection, Product } from '#shared/model/product.ts';
import type { Quiz, Texts } from '#shared/model/quiz.ts';
import { askingOf } from './generateOptions.ts';
import { plan } from './generatePlan.ts';
import { type Asking, type Draft, type DraftOption, draftQuestion, rootId } from './generateQuestion.ts';
import { chooseRoot, type Group, type Root } from './generateRoot.ts';
import { asWritten, fixed, titleOf, type Wording } from './generateWords.ts';

const mostQuestions = 6;

/** An amount in whole units where it is whole, as people of that language write it. */
const money = (cents: number, currency: string, locale: Locale): string => {
  const digits = cents % 100 === 0 ? 0 : 2;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const format = /^[A-Z]{3}$/.test(currency)
    ? new Intl.NumberFormat(locale, {
        ...options,
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
      })
    : new Intl.NumberFormat(locale, options);
  return format.format(cents / 100);
};

const bandLabel = ({ min, max }: Band, currency: string): Wording => {
  const [from, to] = [min, max].map((cents) => ({
    en: cents === undefined ? '' : money(cents, currency, 'en'),
    nl: cents === undefined ? '' : money(cents, currency, 'nl'),
  }));
  const both = { from: from ?? { en: '', nl: '' }, to: to ?? { en: '', nl: '' } };
  if (min === undefined) return { en: `Up to ${both.to.en}`, nl: `Tot ${both.to.nl}` };
  if (max === undefined) return { en: `More than ${both.from.en}`, nl: `Meer dan ${both.from.nl}` };
  return { en: `${both.from.en} to ${both.to.en}`, nl: `${both.from.nl} tot ${both.to.nl}` };
};

/** The last question: bands of each group's own prices; bands that are the same are one option. */
const priceAsking = (
  groups: readonly Group[],
  products: readonly Product[],
  currency: string,
): Asking | null => {
  const options = new Map<string, DraftOption>();
  groups.forEach((group, index) => {
    const priced = group.products.flatMap((position) => {
      const product = products[position];
      return product ? [{ position, price: product.price.min }] : [];
    });
    for (const band of priceBands(priced.map(({ price }) => price))) {
      const key = `${band.min ?? ''}-${band.max ?? ''}`;
      const inside = priced.filter(({ price }) => inBand(band, price)).map(({ position }) => position);
      const option = options.get(key) ?? {
        id: `price-${band.min === undefined ? 'to' : band.min / 100}${band.max === undefined ? '-up' : `-${band.max / 100}`}`,
        label: bandLabel(band, currency),
        effects: [{ kind: 'boost' as const, match: { on: 'price' as const, ...band }, weight: 30 }],
        products: [],
        groups: new Set<number>(),
      };
      options.set(key, option);
      option.products.push(...inside);
      option.groups.add(index);
    }
  });
  if (options.size < 2) return null;
  const low = ({ effects: [effect] }: DraftOption, end: 'min' | 'max'): number =>
    effect?.match.on === 'price' ? (effect.match[end] ?? (end === 'min' ? 0 : Number.MAX_SAFE_INTEGER)) : 0;
  return {
    id: 'price',
    title: fixed.price,
    options: [...options.values()].sort(
      (a, b) => low(a, 'min') - low(b, 'min') || low(a, 'max') - low(b, 'max'),
    ),
    groups: new Set([...options.values()].flatMap((option) => [...option.groups])),
    required: false,
    several: false,
    visual: false,
  };
};

const rootAsking = ({ facet, groups }: Root): Asking | null =>
  facet && {
    id: rootId,
    title: facet.kind === 'tag' ? titleOf(facet.name) : fixed.root,
    options: groups.map(({ id, label, match, products }, index) => ({
      id: id ?? rootId,
      label,
      effects: match ? [{ kind: 'require', match }] : [],
      products,
      groups: new Set([index]),
    })),
    groups: null,
    required: true,
    several: false,
    visual: true,
  };

/** For a shop whose products differ in nothing we can read: the products themselves. */
const productAsking = (products: readonly Product[]): Asking => ({
  id: 'product',
  title: fixed.product,
  options: products.slice(0, 7).map((product, index) => ({
    id: `product-${index + 1}`,
    label: asWritten(product.title.trim() || product.handle || product.id),
    effects: [{ kind: 'boost', match: { on: 'product', ids: [product.id] }, weight: 100 }],
    products: [index],
    groups: new Set([0]),
  })),
  groups: null,
  required: true,
  several: false,
  visual: true,
});

const draftsOf = (input: GenerateInput): Draft[] => {
  const { products } = input;
  const facets = facetsOf(products, input.collections);
  const root = chooseRoot(facets, products);
  const first = rootAsking(root);
  const last = priceAsking(root.groups, products, input.currency);
  const taken = Number(first !== null) + Number(last !== null);
  const middle = plan(facets, root, mostQuestions - taken, 3 - taken);
  const asked = middle.map((planned, index) => askingOf(planned, index + 1, root));
  const all = [first, ...asked, last].filter((asking) => asking !== null);
  return (all.length > 0 ? all : [productAsking(products)]).map((asking) =>
    draftQuestion(
      asking.groups === null ? { ...asking, options: asking.options.map(everywhere(root)) } : asking,
      root.groups,
      products,
    ),
  );
};

/** Options of the opening question depend on no earlier answer. */
const everywhere =
  ({ groups }: Root) =>
  (option: DraftOption): DraftOption => ({ ...option, groups: new Set(groups.keys()) });

const tablesOf = (texts: Record<string, Wording>): Record<Locale, Texts> => {
  const table = (locale: Locale): Texts =>
    Object.fromEntries(Object.entries(texts).map(([key, wording]) => [key, wording[locale]]));
  return { en: table('en'), nl: table('nl') };
};

export interface GenerateInput {
  products: readonly Product[];
  collections: readonly Collection[];
  /** The quiz's default language; its texts come in every language of the product. */
  locale: Locale;
  /** What the merchant calls the quiz; shoppers see it as its title. */
  name?: string;
  /** ISO 4217, for the labels of price bands. */
  currency: string;
}

/**
 * Drafts a quiz from a catalogue alone: first what the shopper is looking for, then what tells most about the
 * products that are left, last the price. The same catalogue gives the same quiz.
 * @throws AppError `unprocessable` when there are no products
 */
export const generateQuiz = (input: GenerateInput): { quiz: Quiz; name: string } => {
  if (input.products.length === 0)
    throw new AppError(
      'unprocessable',
      'There are no products to make a quiz of. Import your catalogue first.',
    );
  // Shops page their products in any order; the draft does not depend on it.
  const products = input.products.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  const drafts = draftsOf({ ...input, products });
  const name = input.name?.trim().slice(0, 120) || fixed.quiz[input.locale];
  const title = input.name?.trim() ? { en: name, nl: name } : fixed.quiz;
  const texts = Object.assign(
    { 'quiz.title': title, 'quiz.help': fixed.help, 'results.title': fixed.results },
    { 'best.title': fixed.best, 'more.title': fixed.more },
    ...drafts.map((draft) => draft.texts),
  ) as Record<string, Wording>;
  const quiz: Quiz = {
    format: 1,
    defaultLocale: input.locale,
    locales: [input.locale, ...locales.filter((other) => other !== input.locale)],
    texts: tablesOf(texts),
    questions: drafts.map((draft) => draft.question),
    results: {
      slots: [
        { id: 'best', kind: 'best' },
        { id: 'more', kind: 'runnersUp', count: 3 },
      ],
      maxProducts: 4,
      ties: 'priceLow',
      soldOut: 'last',
    },
    theme: {},
  };
  return { quiz, name };
};
