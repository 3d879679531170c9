import type { Hands } from './workshop.ts';

/** The worker that the workshops of the app work with. */
export const hire = (): Hands => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
