import { AppError } from '#shared/errors.ts';

/** How the draft stands to what the server has. */
export type SaveState =
  | { kind: 'saved' }
  | { kind: 'pending' }
  | { kind: 'saving' }
  /** Tried again by itself. */
  | { kind: 'failed'; error: unknown }
  /** The server does not take it as it is; tried again after the next change. */
  | { kind: 'refused'; error: unknown }
  /** Changed elsewhere: nothing is saved any more until the merchant decides. */
  | { kind: 'conflict' };

interface Options<Value> {
  /** Sends the value; rejects with `AppError`. One call at a time. */
  save(value: Value): Promise<void>;
  onState(state: SaveState): void;
  /** Runs `task` after `ms` milliseconds; answers how to cancel that. */
  schedule(task: () => void, ms: number): () => void;
}

/** Milliseconds of quiet before a change is saved, and before another try after a fault. */
const quiet = 700;
const retryAfter = [2000, 5000, 15_000, 30_000];

export interface Autosave<Value> {
  change(value: Value): void;
  /** Saves what is not saved yet. Rejects when that fails; resolved, everything is saved. */
  flush(): Promise<void>;
  /** Ends all waiting, for example when the editor closes. */
  stop(): void;
}

const afterFault = (error: unknown): SaveState => {
  if (error instanceof AppError && error.code === 'conflict') return { kind: 'conflict' };
  const passing =
    !(error instanceof AppError) ||
    ['unavailable', 'internal', 'too_many', 'unauthorized'].includes(error.code);
  return { kind: passing ? 'failed' : 'refused', error };
};

/** Saves changes by itself, one request at a time, always the newest value. */
export const createAutosave = <Value>({ save, onState, schedule }: Options<Value>): Autosave<Value> => {
  let unsaved: { value: Value } | null = null;
  let running: Promise<void> | null = null;
  let cancel = () => {};
  let faults = 0;
  let conflict = false;

  const later = (ms: number) => {
    cancel();
    cancel = schedule(() => void flush().catch(() => undefined), ms);
  };
  const fail = (error: unknown, value: Value) => {
    unsaved ??= { value };
    const state = afterFault(error);
    conflict = state.kind === 'conflict';
    onState(state);
    if (state.kind === 'failed') later(retryAfter[Math.min(faults++, retryAfter.length - 1)] ?? quiet);
  };
  const saveAll = async () => {
    while (unsaved && !conflict) {
      const { value } = unsaved;
      unsaved = null;
      onState({ kind: 'saving' });
      try {
        await save(value);
      } catch (error) {
        fail(error, value);
        throw error;
      }
      faults = 0;
    }
    if (conflict) throw new AppError('conflict', '');
    onState({ kind: 'saved' });
  };
  const flush = (): Promise<void> => {
    cancel();
    if (!running && !unsaved) return Promise.resolve();
    running ??= saveAll().finally(() => {
      running = null;
    });
    return running;
  };

  return {
    change: (value) => {
      unsaved = { value };
      if (conflict) return;
      onState({ kind: 'pending' });
      later(quiet);
    },
    flush,
    stop: () => cancel(),
  };
};
