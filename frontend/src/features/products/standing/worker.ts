import type { Head, Pool } from '#shared/quiz/artefact.ts';
import { type Standing, standingOf } from '#shared/quiz/standing.ts';

export interface ToWorker {
  head: Head;
  pool: Pool;
  product: string;
}
export type FromWorker = { standing: Standing | null } | { fault: string };

self.onmessage = ({ data: { head, pool, product } }: MessageEvent<ToWorker>) => {
  const say = (message: FromWorker) => self.postMessage(message);
  try {
    say({ standing: standingOf(head, pool, product) });
  } catch (error) {
    say({ fault: error instanceof Error ? error.message : String(error) });
  }
};
