import { createOutbox, type Outcome, retryAfter } from './outboxQueue.ts';
import { diskStore, type Letter, memoryStore, safeStore } from './outboxStore.ts';

/** How long the server may take, in milliseconds. */
const patience = 20_000;

/** A page's own `fetch` may never answer, and listen to no signal: no other letter or tab waits for it. */
const within = <T>(milliseconds: number, answer: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    setTimeout(reject, milliseconds);
    answer.then(resolve, reject);
  });

const post = async ({ url, body }: Letter): Promise<Outcome> => {
  try {
    const answer = await within(
      patience,
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        credentials: 'omit',
        body,
        // Goes on when the page is left; browsers take 64 KB at most.
        keepalive: body.length < 60_000,
        signal: AbortSignal.timeout(patience),
      }),
    );
    if (answer.ok) return { kind: 'kept' };
    const passing = answer.status >= 500 || [401, 403, 408, 425, 429].includes(answer.status);
    if (!passing) return { kind: 'refused' };
    return { kind: 'later', wait: retryAfter(answer.headers.get('retry-after'), Date.now()) };
  } catch {
    return { kind: 'later', wait: 0 };
  }
};

let timer: ReturnType<typeof setTimeout> | undefined;

const outbox = createOutbox({
  store: safeStore(diskStore(), memoryStore()),
  post,
  async alone(run) {
    // Without locks two tabs may both send a letter: the server still counts it once.
    if (navigator.locks) await navigator.locks.request('recommend-outbox', run);
    else await run();
  },
  schedule(run, milliseconds) {
    clearTimeout(timer);
    timer = setTimeout(run, milliseconds);
  },
  now: Date.now,
  random: Math.random,
});

addEventListener('online', () => void outbox.hurry());
addEventListener('pagehide', () => void outbox.leave());
void outbox.drain();

export const { keep } = outbox;
