/** A fault of the set-up, not of the program: its message is one line that says what to do. */
export class StartFault extends Error {
  override name = 'StartFault';
}

/** The `code` that Node's system errors carry. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
