import { keep } from '../kept.ts';
import type { Shrunk } from './fit.ts';

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'shrinking' | 'sending' }
  /** With the file, to try it again. */
  | { kind: 'failed'; error: unknown; file: File };

/** What an upload does, and what becomes of it. */
export interface UploadWork {
  shrink(file: File): Promise<Shrunk>;
  /** Answers the picture's address. */
  send(shrunk: Shrunk, signal: AbortSignal): Promise<string>;
  done(url: string): void;
}

const idle: UploadState = { kind: 'idle' };

/** One upload at a time: another one takes its place. It goes on when what shows it is not there any more. */
export const createUpload = () => {
  const state = keep<UploadState>(idle);
  let running: AbortController | undefined;
  const run = async (file: File, { shrink, send, done }: UploadWork, signal: AbortSignal) => {
    const show = (next: UploadState) => {
      if (!signal.aborted) state.set(next);
    };
    try {
      show({ kind: 'shrinking' });
      const shrunk = await shrink(file);
      if (signal.aborted) return;
      show({ kind: 'sending' });
      const url = await send(shrunk, signal);
      if (signal.aborted) return;
      done(url);
      show(idle);
    } catch (error) {
      show({ kind: 'failed', error, file });
    }
  };
  const cancel = () => {
    running?.abort();
    state.set(idle);
  };
  return {
    state,
    cancel,
    start: (file: File, work: UploadWork) => {
      running?.abort();
      running = new AbortController();
      return run(file, work, running.signal);
    },
  };
};
type Upload = ReturnType<typeof createUpload>;

const uploads = new Map<string, Upload>();

/** The upload of a place in a quiz, by a key of its own: it is found again by whoever comes back to the place. */
export const uploadAt = (key: string): Upload => {
  const known = uploads.get(key);
  if (known) return known;
  const made = createUpload();
  uploads.set(key, made);
  return made;
};
