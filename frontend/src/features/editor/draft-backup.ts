import { quizzes } from '#shared/api/quizzes.ts';
import type { SentDraft } from './draft-saver.ts';

/** What the backup needs of `localStorage`. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface DraftBackup {
  /** What an earlier visit could not save, or null. */
  read(): SentDraft | null;
  write(draft: SentDraft): void;
  /** Forgets the backup; one that another tab wrote stays. */
  clear(): void;
}

/**
 * Keeps the draft in this browser until the server has it: through a reload, a closed tab, and a session that
 * ends in the middle of editing.
 * @param key tells apart both the quiz and the person, so that nobody else's words come back
 */
export const createDraftBackup = (shelf: Shelf, key: string): DraftBackup => {
  let own: string | null = null;
  const stored = () => {
    try {
      own = shelf.getItem(key);
      return own === null ? null : (JSON.parse(own) as unknown);
    } catch {
      return null;
    }
  };
  return {
    read: () => quizzes.save.body.safeParse(stored()).data ?? null,
    write: (draft) => {
      own = JSON.stringify(draft);
      try {
        shelf.setItem(key, own);
      } catch {
        // A full or forbidden storage must not stop the editing; the server gets the draft all the same.
      }
    },
    clear: () => {
      try {
        if (own !== null && shelf.getItem(key) === own) shelf.removeItem(key);
      } catch {
        // Where storage is forbidden there is nothing to forget.
      }
    },
  };
};
