import type { Product } from '#shared/model/product.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { type Card, engineVersion, type Head, type Pool, type Vectors } from './artefact.ts';
import { selectPool } from './pool.ts';
import { readableTheme } from './readableTheme.ts';
import {
  askedQuestions,
  effectOf,
  optionVector,
  prepare,
  stepLists,
  termsOf,
  valueVector,
} from './vectors.ts';

interface CompileInput {
  quiz: Quiz;
  quizId: string;
  version: number;
  products: Product[];
  /** ISO 4217, of the shop. */
  currency: string;
  /** Whether the product's name is shown under the quiz. */
  branding: boolean;
}

export interface Compiled {
  head: Head;
  pool: Pool;
  /** Bytes of JSON, before compression. */
  bytes: { head: number; texts: number; questions: number; pool: number; cards: number; vectors: number };
}

/** The same value with its keys in order, so that equal quizzes give equal bytes however they were written. */
const inKeyOrder = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(inKeyOrder) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, own]) => own !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, own]) => [key, inKeyOrder(own)]),
  ) as T;
};

const cardOf = (product: Product): Card => {
  const variant = product.variants.find((one) => one.available) ?? product.variants[0];
  const price = variant?.price ?? product.price.min;
  const before = variant?.compareAtPrice;
  return {
    id: product.id,
    title: product.title,
    vendor: product.vendor,
    ...(product.image === undefined ? {} : { image: product.image }),
    ...(product.url === undefined ? {} : { url: product.url }),
    price,
    ...(before !== undefined && before > price ? { compareAtPrice: before } : {}),
    available: product.available,
    variant: variant?.id ?? '',
  };
};

const vectorsOf = (quiz: Quiz, products: Product[]): { vectors: Vectors; products: Product[] } => {
  const features = prepare(quiz, products);
  const questions = quiz.questions.map((question) => {
    const effect = effectOf(question);
    if ('options' in question)
      return { options: question.options.map((option) => optionVector(option.effects, features)) };
    return effect ? { value: valueVector(effect, features) } : {};
  });
  const reads = quiz.questions.some((question) => effectOf(question)?.against.on === 'text');
  const vectors: Vectors = {
    questions,
    steps: stepLists(quiz.results, features),
    ...(reads ? { terms: termsOf(features.products, quiz.synonyms ?? []) } : {}),
  };
  return { vectors, products: features.products };
};

const size = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** What is loaded before the first question. It needs no products: the editor makes it anew with every key. */
export const headOf = ({
  quiz,
  quizId,
  version,
  currency,
  branding,
}: Omit<CompileInput, 'products'>): Head => {
  const { defaultLocale, locales, texts, results, theme } = quiz;
  return {
    format: 1,
    engine: engineVersion,
    quizId,
    version,
    defaultLocale,
    locales,
    texts,
    questions: askedQuestions(quiz.questions),
    results,
    theme: readableTheme(theme),
    currency,
    branding,
    ...(quiz.adaptive ? { adaptive: true } : {}),
  };
};

/**
 * Makes what publishing writes: the head, loaded before the first question, and the pool that ranking reads. Equal
 * input gives equal bytes, whatever order the catalogue comes in. Of a large catalogue, 2,000 products are kept.
 */
export const compile = ({ products, ...input }: CompileInput): Compiled => {
  const { quiz, version } = input;
  const { vectors, products: pooled } = vectorsOf(quiz, selectPool(quiz, products));
  const head = inKeyOrder(headOf(input));
  const pool: Pool = { version, cards: pooled.map(cardOf), vectors };
  return {
    head,
    pool,
    bytes: {
      head: size(head),
      texts: size(quiz.texts),
      questions: size(head.questions),
      pool: size(pool),
      cards: size(pool.cards),
      vectors: size(vectors),
    },
  };
};
