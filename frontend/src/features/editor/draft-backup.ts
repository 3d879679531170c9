import * as z from 'zod';
import { quizzes } from '#shared/api/quizzes.ts';
import type { Question } from '#shared/model/quiz.ts';

/** What the backup needs of `localStorage`. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keptSchema = quizzes.save.body.extend({
  /** Marks of drafts that were on their way to the server, on top of the same revision, when this one was written. */
  underway: z.array(z.string()).optional(),
});
/** A draft as this browser keeps it. */
type KeptDraft = z.infer<typeof keptSchema>;

export interface DraftBackup {
  /** What earlier visits could not save, each by the tab it was written in. */
  read(): KeptDraft[];
  /** From now on stands for one of those that were read: written over, and forgotten when it is saved. */
  adopt(draft: KeptDraft): void;
  /** Forgets one of those that were read, since the server has it. */
  drop(draft: KeptDraft): void;
  write(draft: KeptDraft): void;
  /** Forgets the backup; one that another tab wrote stays. */
  clear(): void;
}

/** Tabs with unsaved changes of one quiz at the same time that each keep their own. */
const mostTabs = 8;

const without = (value: unknown, [first, ...rest]: PropertyKey[]): unknown => {
  if (first === undefined || value === null || typeof value !== 'object') return undefined;
  if (Array.isArray(value)) return value.map((item, at) => (at === first ? without(item, rest) : item));
  const { [first]: inner, ...others } = value as Record<PropertyKey, unknown>;
  return rest.length === 0 ? others : { ...others, [first]: without(inner, rest) };
};

/**
 * A draft can be kept in the middle of an address or a colour, which no server takes. Such a value goes, so that
 * everything else comes back.
 */
const readDraft = (stored: unknown): KeptDraft | null => {
  const first = keptSchema.safeParse(stored);
  if (first.success) return first.data;
  const paths = first.error.issues.map(({ path }) => path).filter(([part]) => part === 'draft');
  return keptSchema.safeParse(paths.reduce(without, stored)).data ?? null;
};

/**
 * Writes JSON, and each question that is still the same only once: this is done at every key, and most of a long quiz
 * is not what is typed.
 */
const createWriter = () => {
  const known = new WeakMap<Question, string>();
  const once = (question: Question): string => {
    const text = known.get(question) ?? JSON.stringify(question);
    known.set(question, text);
    return text;
  };
  return ({ draft: { questions, ...quiz }, ...rest }: KeptDraft): string => {
    const draft = `${JSON.stringify(quiz).slice(0, -1)},"questions":[${questions.map(once)}]}`;
    return `${JSON.stringify(rest).slice(0, -1)},"draft":${draft}}`;
  };
};

/**
 * Keeps the draft in this browser until the server has it: through a reload, a closed tab, and a session that
 * ends in the middle of editing. Two tabs without a connection keep one each.
 * @param key tells apart both the quiz and the person, so that nobody else's words come back
 */
export const createDraftBackup = (shelf: Shelf, key: string): DraftBackup => {
  const places = Array.from({ length: mostTabs }, (_, at) => (at === 0 ? key : `${key}:${at + 1}`));
  const found = new Map<KeptDraft, { place: string; text: string }>();
  const write = createWriter();
  let place: string | null = null;
  let own: string | null = null;
  const stored = (at: string): string | null => {
    try {
      return shelf.getItem(at);
    } catch {
      return null;
    }
  };
  const parse = (text: string): KeptDraft | null => {
    try {
      return readDraft(JSON.parse(text));
    } catch {
      return null;
    }
  };
  const remove = (at: string, text: string) => {
    try {
      if (shelf.getItem(at) === text) shelf.removeItem(at);
    } catch {
      // Where storage is forbidden there is nothing to forget.
    }
  };
  return {
    read: () => {
      for (const at of places) {
        const text = stored(at);
        const draft = text === null ? null : parse(text);
        if (text !== null && draft) found.set(draft, { place: at, text });
      }
      return [...found.keys()];
    },
    adopt: (draft) => {
      const from = found.get(draft);
      place = from?.place ?? null;
      own = from?.text ?? null;
    },
    drop: (draft) => {
      const from = found.get(draft);
      if (from) remove(from.place, from.text);
    },
    write: (draft) => {
      const there = place === null ? null : stored(place);
      // A place that another tab wrote to meanwhile is that tab's.
      if (place === null || (there !== null && there !== own))
        place = places.find((at) => stored(at) === null) ?? places.at(-1) ?? key;
      own = write(draft);
      try {
        shelf.setItem(place, own);
      } catch {
        // A full or forbidden storage must not stop the editing; the server gets the draft all the same.
      }
    },
    clear: () => {
      if (place !== null && own !== null) remove(place, own);
      place = null;
      own = null;
    },
  };
};
