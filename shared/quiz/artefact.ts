import type { Locale } from '#shared/model/locale.ts';
import type { Option, Question, Quiz, Results, Texts } from '#shared/model/quiz.ts';

/** Goes up when a stored artefact would rank differently. Stored with every response. */
export const engineVersion = 1;

type WithoutEffects<Q> = Q extends { options: Option[] }
  ? Omit<Q, 'options'> & { options: Omit<Option, 'effects'>[] }
  : Omit<Q, 'effect'>;
/** A question as a shopper's browser gets it: effects are in the pool, as vectors. */
export type AskedQuestion = WithoutEffects<Question>;

/** What is loaded before the first question. Written once as `/q/{quizId}/{version}.json`. */
export interface Head {
  format: 1;
  engine: number;
  quizId: string;
  version: number;
  defaultLocale: Locale;
  locales: Locale[];
  texts: Partial<Record<Locale, Texts>>;
  questions: AskedQuestion[];
  results: Results;
  theme: Quiz['theme'];
  currency: string;
  branding: boolean;
  /** Ask what narrows the pool most, not in the listed order. */
  adaptive?: boolean;
}

/** A head as a visitor got it. */
export interface LoadedHead extends Head {
  /** This version was drawn for the visitor, of two that are live. */
  split?: true;
}

/** A product as the results page shows it. Amounts in cents. */
export interface Card {
  id: string;
  title: string;
  vendor: string;
  image?: string;
  url?: string;
  price: number;
  compareAtPrice?: number;
  available: boolean;
  /** The variant that "add to cart" takes: the first available one. */
  variant: string;
}

/** Indexes of cards, rising: the first as it is, each next as its distance from the one before. */
export type CardList = number[];

/** What choosing one option does, in thousandths of a point so that sums are exact. */
export interface OptionVector {
  /** What a product that matches every boost gets. */
  full: number;
  /** The cards that get something, and how much: one number when it is the same for all. */
  boost?: { cards: CardList; points: number | number[] };
  /** Some boosts are graded, so less than `full` may mean "just outside". */
  graded?: boolean;
  /** The only cards allowed, and those not allowed. */
  require?: CardList;
  exclude?: CardList;
}

/** What the value of an answer is held against. */
export interface ValueVector {
  on: 'price' | 'number' | 'text';
  full: number;
  require: boolean;
  tolerance: number;
  /** Per card its prices in cents, or its numbers; null: it has none. Absent for text. */
  values?: (number | number[] | null)[];
}

export interface QuestionVectors {
  /** In the order of the question's options. */
  options?: OptionVector[];
  value?: ValueVector;
}

export interface Vectors {
  /** In the order of the head's questions. */
  questions: QuestionVectors[];
  /** Per slot, per step of a routine, the cards that fit the step. */
  steps: CardList[][];
  /** Word → cards that hold it, when a question takes free text. */
  terms?: Record<string, CardList>;
}

/**
 * What ranking needs, loaded while the shopper answers. Written once as `/q/{quizId}/{version}/pool.json`.
 * The cards stand in the order that decides ties.
 */
export interface Pool {
  /** Left out in files of earlier times, and in pools that were never written. */
  version?: number;
  cards: Card[];
  /** Filled by `compile`, read by `rank`: opaque to everyone else. */
  vectors: Vectors;
}

/** `/q/{quizId}.json`: which version is live. Short TTL. */
export interface Pointer {
  quizId: string;
  /** null: unpublished, nothing is shown. */
  version: number | null;
  /** Another published version, which `share` percent (1 to 99) of visitors get. */
  split?: Split;
}

export interface Split {
  version: number;
  share: number;
}
