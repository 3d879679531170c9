import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

/** Megabytes in use after garbage collection: the heap, and typed arrays outside of it. */
export const usedMB = (): number => {
  // What a first collection finds dead, a second one frees.
  for (let round = 0; round < 3; round++) if (typeof collect === 'function') collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
};
