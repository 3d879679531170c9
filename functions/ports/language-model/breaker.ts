/** When a model that fails is given a rest. */
interface Limits {
  /** Failures in a row after which it rests. */
  failures: number;
  /** How long it rests, in milliseconds; then one call tries it. */
  rest: number;
}

export interface Breaker {
  /** Whether a call may be made. Each yes is followed by one of `succeeded`, `failed` and `left`. */
  enter(): boolean;
  succeeded(): void;
  failed(): void;
  /** The call was not made after all. */
  left(): void;
}

/**
 * A circuit breaker (Nygard, *Release It!*): closed while calls succeed; open after failures in a row, so that
 * nobody waits for what will not come; half open after a rest, when a single call decides.
 * @param now milliseconds
 */
export function createBreaker(now: () => number, { failures, rest }: Limits): Breaker {
  let inARow = 0;
  let restsUntil = 0;
  let isTrying = false;
  return {
    enter() {
      if (inARow < failures) return true;
      if (isTrying || now() < restsUntil) return false;
      isTrying = true;
      return true;
    },
    succeeded() {
      inARow = 0;
      isTrying = false;
    },
    failed() {
      inARow += 1;
      isTrying = false;
      if (inARow >= failures) restsUntil = now() + rest;
    },
    left() {
      isTrying = false;
    },
  };
}
