import { facetsOf } from '#shared/catalogue/facets.ts';
import type { Locale } from '#shared/model/locale.ts';
import type { Collection, Product } from '#shared/model/product.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { Refusal } from '#shared/refusal.ts';
import { askingOf } from './generateOptions.ts';
import { plan } from './generatePlan.ts';
import { priceAsking } from './generatePrice.ts';
import { type Asking, type Draft, type DraftOption, draftQuestion, rootId } from './generateQuestion.ts';
import { quizOf } from './generateQuiz.ts';
import { chooseRoot, type Root } from './generateRoot.ts';
import { asWritten, fixed, titleOf } from './generateWords.ts';

const mostQuestions = 6;

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
    throw new Refusal(
      'unprocessable',
      'There are no products to make a quiz of. Import your catalogue first.',
    );
  // Shops page their products in any order; the draft does not depend on it.
  const products = input.products.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  const drafts = draftsOf({ ...input, products });
  const name = input.name?.trim().slice(0, 120) || fixed.quiz[input.locale];
  const title = input.name?.trim() ? { en: name, nl: name } : fixed.quiz;
  return { quiz: quizOf(drafts, title, input.locale), name };
};
