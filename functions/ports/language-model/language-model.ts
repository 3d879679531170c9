import type * as z from 'zod';
import type { ModelFault } from '#shared/model/modelFault.ts';

/** What the model is asked for, each with the longest it may take (milliseconds) and say (tokens). */
export const callKinds = {
  focus: { budget: 2_500, maxTokens: 1_000 },
  rewrite: { budget: 2_500, maxTokens: 600 },
  // A shopper waits for it.
  advice: { budget: 2_500, maxTokens: 1_000 },
  // A batch of texts, which the merchant sees arrive one batch after another.
  translate: { budget: 10_000, maxTokens: 2_500 },
} as const satisfies Record<string, { budget: number; maxTokens: number }>;

/** Who asks, and whose allowance it comes from. */
export interface Asker {
  shopId: string;
  accountId: string;
}

export interface ModelRequest<S extends z.ZodType> {
  asker: Asker;
  kind: keyof typeof callKinds;
  /** What to do, in our words. */
  task: string;
  /** What to do it with. Comes from people, and is never taken as an instruction. */
  material: unknown;
  /** What the answer must look like; what it checks beyond JSON Schema is checked as well. */
  schema: S;
}

/** The only error of a language model; whoever asks has an answer of their own instead. */
export class ModelFailure extends Error {
  readonly fault: ModelFault;

  constructor(fault: ModelFault, cause?: unknown) {
    super(`The language model gave no answer: ${fault}.`, { cause });
    this.name = 'ModelFailure';
    this.fault = fault;
  }
}

/** Answers in a given form, or not at all. */
export interface LanguageModel {
  /** @throws ModelFailure, and nothing else */
  answer<S extends z.ZodType>(request: ModelRequest<S>): Promise<z.output<S>>;
}
