import { Refusal } from '#shared/refusal.ts';

/** Time for a whole answer, in milliseconds. */
const timeout = 10_000;

export type Fetch = typeof globalThis.fetch;

export const unreachable = (cause?: unknown) =>
  new Refusal('unavailable', 'The shop does not answer. Try again in a few minutes.', { cause });

export const refused = (cause?: unknown) =>
  new Refusal('unprocessable', 'The shop does not let us in any more. Connect the shop again.', { cause });

/** Calls a shop within the time limit. @throws AppError unavailable when there is no answer */
export async function callShop(fetch: Fetch, url: string, init: RequestInit): Promise<globalThis.Response> {
  try {
    return await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeout) });
  } catch (cause) {
    throw unreachable(cause);
  }
}
