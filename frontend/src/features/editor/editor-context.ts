import {
  createContext,
  startTransition,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import { AppError, type Issue } from '#shared/errors.ts';
import type { Locale } from '#shared/model/locale.ts';
import type { Collection, Product } from '#shared/model/product.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import type { Features } from '#shared/quiz/match.ts';
import type { SaveState } from './autosave.ts';
import type { Described } from './describe-change.ts';
import type { EditorStore } from './editor-store.ts';
import { isAlike } from './is-alike.ts';
import type { Workshop } from './workshop/workshop.ts';

/** What is edited: undone and redone as one. */
export interface Draft {
  name: string;
  quiz: Quiz;
}

export interface Editor {
  shopId: string;
  /** What the server holds, as of the last save. */
  record: QuizSummary;
  setRecord(record: QuizSummary): void;
  draft: Draft;
  quiz: Quiz;
  /** Changes the quiz. Changes with the same `about`, one after another, are undone as one. */
  edit(change: (quiz: Quiz) => Quiz, about?: string): void;
  rename(name: string): void;
  undo(): void;
  redo(): void;
  /** No step brings this picture back: it was deleted. */
  forgetPicture(pictureId: string): void;
  /** What undo takes back and redo repeats; null: nothing. */
  undone: Described | null;
  redone: Described | null;
  save: SaveState;
  /** Saves at once; rejects when that fails. Answers the revision that was saved. */
  flush(): Promise<number>;
  /** The language whose texts are edited and previewed. */
  locale: Locale;
  setLocale(locale: Locale): void;
  /** A question's id, `results` or `quiz`. */
  at: string;
  select(at: string): void;
  issues: Issue[];
  products: Product[];
  collections: Collection[];
  features: Features;
  currency: string;
  /** Whether the whole catalogue is here. */
  catalogueComplete: boolean;
  workshop: Workshop;
}

export const EditorContext = createContext<EditorStore | null>(null);

const useStore = (): EditorStore => {
  const store = use(EditorContext);
  if (!store) throw new AppError('internal', 'There is no editor around this component.');
  return store;
};

/**
 * Parts of the editor. Whoever asks is drawn anew when one of these parts changes, and not at every key.
 * @param select a value, or a record of values
 */
export const useEditor = <Parts>(select: (editor: Editor) => Parts): Parts => {
  const store = useStore();
  const last = useRef<{ parts: Parts }>(null);
  const read = () => {
    const parts = select(store.get());
    if (!last.current || !isAlike(last.current.parts, parts)) last.current = { parts };
    return last.current.parts;
  };
  return useSyncExternalStore(store.subscribe, read);
};

/**
 * Parts of the editor for what hangs on a change and is not what was changed: it is drawn after that, and gives way to
 * the next press.
 * @param select as for `useEditor`; the first one is kept
 */
export const useEditorLater = <Parts>(select: (editor: Editor) => Parts): Parts => {
  const store = useStore();
  const first = useRef(select);
  const [parts, setParts] = useState(() => select(store.get()));
  const last = useRef(parts);
  useEffect(
    function followLater() {
      const take = () => {
        const next = first.current(store.get());
        if (isAlike(last.current, next)) return;
        last.current = next;
        startTransition(() => setParts(() => next));
      };
      take();
      return store.subscribe(take);
    },
    [store],
  );
  return parts;
};

/** Reads the editor when something happens, without being drawn anew when it changes. */
export const useEditorNow = (): (() => Editor) => useStore().get;
