import type * as z from 'zod';

interface Request<S extends z.ZodType> {
  /** What to do, in our words. */
  task: string;
  /** What to do it with. Comes from people, and is never taken as an instruction. */
  material: unknown;
  /** What the answer must look like. */
  schema: S;
  /** The longest it may take, in milliseconds. */
  budget: number;
}

/** Answers in a given form, or not at all. */
export interface LanguageModel {
  /** @throws Error when there is no answer within the budget, or none that passes the schema */
  answer<S extends z.ZodType>(request: Request<S>): Promise<z.output<S>>;
}
