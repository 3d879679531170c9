import type { Asker } from './language-model.ts';

/** What a call cost. */
export interface Used {
  tokensIn: number;
  tokensOut: number;
}

interface Reserved {
  /** Puts what was used in the place of what was reserved. */
  settle(used: Used): Promise<void>;
}

/** What is remembered of a shop's calls: how much of the month's allowance they took, and their answers. */
export interface Ledger {
  /** Takes tokens from the month's allowance; null when there are not as many left. */
  reserve(asker: Asker, tokens: number): Promise<Reserved | null>;
  /** The answer that was kept under a hash of all that was asked; undefined when there is none. */
  read(asker: Asker, hash: string): Promise<unknown>;
  keep(asker: Asker, hash: string, answer: unknown): Promise<void>;
}
