import { AppError } from '#shared/errors.ts';
import type { Standing } from '#shared/quiz/standing.ts';
import type { FromWorker, ToWorker } from './worker.ts';

/** A quiz at a time: each may keep a core busy for seconds. */
let line: Promise<unknown> = Promise.resolve();

const once = (task: ToWorker, signal: AbortSignal): Promise<Standing | null> => {
  const { promise, resolve, reject } = Promise.withResolvers<Standing | null>();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const stop = () => reject(signal.reason);
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) =>
    'fault' in data ? reject(new AppError('internal', data.fault)) : resolve(data.standing);
  worker.onerror = ({ message }) => reject(new AppError('unavailable', message));
  signal.addEventListener('abort', stop);
  worker.postMessage(task);
  return promise.finally(() => {
    signal.removeEventListener('abort', stop);
    worker.terminate();
  });
};

/** How a product does in a published quiz, worked out beside the page. */
export const workOut = (task: ToWorker, signal: AbortSignal): Promise<Standing | null> => {
  const turn = line.then(() => {
    signal.throwIfAborted();
    return once(task, signal);
  });
  line = turn.catch(() => undefined);
  return turn;
};
