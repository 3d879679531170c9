import { json } from '#frontend/runtime/json.ts';
import type { Letter, LetterStore } from './outboxStore.ts';

/** What became of one attempt. */
export type Outcome = { kind: 'kept' | 'refused' } | { kind: 'later'; wait: number };

export interface OutboxWorld {
  store: LetterStore;
  post(letter: Letter): Promise<Outcome>;
  /** Runs while no other tab does. */
  alone(run: () => Promise<void>): Promise<void>;
  /** Runs later; a second call replaces the first. */
  schedule(run: () => void, milliseconds: number): void;
  now(): number;
  /** 0 up to 1 */
  random(): number;
}

const day = 86_400_000;

/** Milliseconds until the next attempt: doubling from 1 s to 5 minutes, with jitter, and never before the server asks. */
export const waitFor = (attempts: number, asked: number, random: number): number =>
  Math.max(Math.min(1000 * 2 ** attempts, 300_000) * (0.5 + random / 2), Math.min(asked, 3_600_000));

/**
 * Letters that arrive once and are never lost: written down before they are sent, sent again until the server
 * says it has them, by one tab at a time. The server knows a letter by its id, so that twice is once.
 */
export const createOutbox = ({ store, post, alone, schedule, now, random }: OutboxWorld) => {
  const attempt = async (letter: Letter): Promise<void> => {
    const outcome = await post(letter);
    if (outcome.kind === 'kept') return store.remove(letter.id);
    // A refusal may be our own mistake, which a later day puts right; a month on it is not.
    if (outcome.kind === 'refused' && now() - letter.since > 30 * day) return store.remove(letter.id);
    const attempts = letter.attempts + 1;
    const wait = outcome.kind === 'later' ? waitFor(letter.attempts, outcome.wait, random()) : day;
    await store.put({ ...letter, attempts, due: now() + wait });
  };
  const drain = async (): Promise<void> => {
    await alone(async () => {
      for (const letter of await store.all()) if (letter.due <= now()) await attempt(letter);
    });
    const waiting = await store.all();
    if (waiting.length === 0) return;
    const next = Math.min(...waiting.map((letter) => letter.due));
    if (next - now() < day / 2) schedule(() => void drain(), Math.max(next - now(), 50));
  };
  return {
    drain,
    /** Takes a letter; resolves once it is written down, which is before it is sent. */
    async keep(url: string, body: { id: string }): Promise<void> {
      const letter = { id: body.id, url, body: json(body), attempts: 0, due: 0, since: now() };
      await store.put(letter);
      void drain();
    },
    /** Makes everything due, as when the connection is back. */
    async hurry(): Promise<void> {
      for (const letter of await store.all())
        if (now() - letter.since < day) await store.put({ ...letter, due: 0 });
      await drain();
    },
    /** One last attempt of everything, while the page is going away: nobody waits for the answers. */
    async leave(): Promise<void> {
      for (const letter of await store.all()) if (now() - letter.since < day) void post(letter);
    },
  };
};

/** `Retry-After` in milliseconds: seconds, or a date (RFC 9110). */
export const retryAfter = (header: string | null, now: number): number => {
  if (!header) return 0;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return Number.isNaN(wait) ? 0 : Math.max(0, wait);
};
