import type { Locale } from '#shared/model/locale.ts';
import type { Option, Question, Quiz, Results, Slot, Texts } from '#shared/model/quiz.ts';

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
}

/** A product as the results page shows it. Amounts in cents. */
export interface Card {
  id: string;
  handle: string;
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

/** What ranking needs, loaded while the shopper answers. Written once as `/q/{quizId}/{version}/pool.json`. */
export interface Pool {
  cards: Card[];
  /** Filled by `compile`, read by `rank`: opaque to everyone else. */
  vectors: unknown;
}

/** `/q/{quizId}.json`: which version is live. Short TTL. */
export interface Pointer {
  quizId: string;
  /** null: unpublished, nothing is shown. */
  version: number | null;
}

export type { Slot };
