/** The time that something may take. */
export interface Deadline {
  /** Aborts when the time is over. */
  signal: AbortSignal;
  /** The work's outcome; rejects when the time is over, also when the work does not listen to the signal. */
  race<T>(work: Promise<T>): Promise<T>;
  /** Stops the clock. */
  end(): void;
}

/** @param budget milliseconds from now */
export function deadline(budget: number): Deadline {
  const controller = new AbortController();
  const { signal } = controller;
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // Nobody may be racing when the time is over.
  over.catch(() => {});
  const timer = setTimeout(() => controller.abort(new Error(`Nothing came in ${budget} ms.`)), budget);
  return { signal, race: (work) => Promise.race([work, over]), end: () => clearTimeout(timer) };
}
