import { AppError, type ErrorCode, type Issue } from './errors.ts';
import type { dutch } from './refusals.nl.ts';

/** What the server tells a caller, as it is written in English; a name in braces stands for one of the values. */
export type Told = keyof typeof dutch;
type Values = Record<string, string | number>;

/** Puts values in the place of their names. A name without a value stays, so that it is seen. */
export const filled = (words: string, values: Values = {}): string =>
  words.replaceAll(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));

/** An error that the server tells a caller: its words have their Dutch, or they do not compile. */
export class Refusal extends AppError {
  readonly told: Told;
  readonly values: Values;

  /** @param options.values what the words name in braces */
  constructor(
    code: ErrorCode,
    told: Told,
    { values = {}, ...options }: { issues?: Issue[]; cause?: unknown; values?: Values } = {},
  ) {
    super(code, filled(told, values), options);
    this.told = told;
    this.values = values;
  }
}
