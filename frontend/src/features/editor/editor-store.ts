import type { Locale } from '#shared/model/locale.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import type { SaveState } from './autosave.ts';
import { describeChange } from './describe-change.ts';
import { type DraftHistory, draftHistory } from './draft-history.ts';
import type { Editor } from './editor-context.ts';
import { isAlike } from './is-alike.ts';
import type { Kept } from './kept.ts';

type Followed = ReturnType<typeof followingFrom>;

/** What the editor has besides the draft and how it is saved. */
export interface Around extends Omit<Editor, keyof Followed | 'save' | 'at' | 'select' | 'locale'> {
  /** The language that was asked for; the quiz may not have it. */
  chosen: Locale;
  /** Hears which element was chosen, after it is. */
  follow(at: string): void;
}

/** The editor as it is now, and whoever wants to hear that it changed. */
export interface EditorStore extends Omit<Kept<Editor>, 'set'> {
  surround(around: Around): void;
  /** Takes in what became of the draft, and of saving it. */
  renew(): void;
  /** Goes to an element; the quiz may not have it. */
  ask(at: string | undefined): void;
}

const followingFrom = (history: DraftHistory) => {
  const { present } = history;
  const [last, next] = [draftHistory.before(history), draftHistory.after(history)];
  return {
    draft: present,
    quiz: present.quiz,
    undone: last ? describeChange(last, present) : null,
    redone: next ? describeChange(present, next) : null,
  };
};

const placeIn = ({ questions }: Quiz, asked: string | undefined): string => {
  const known = asked === 'results' || asked === 'quiz' || questions.some(({ id }) => id === asked);
  return (known ? asked : undefined) ?? questions[0]?.id ?? 'quiz';
};

/**
 * Keeps the editor outside of what is drawn, so that a key is no reason to draw all of it: each part hears of what it
 * asked for.
 */
export const createEditorStore = (
  first: Around,
  history: Kept<DraftHistory>,
  save: Kept<SaveState>,
  askedFirst?: string,
): EditorStore => {
  let around = first;
  let asked = askedFirst;
  let known: { of: DraftHistory; follows: Followed } | undefined;
  const listeners = new Set<() => void>();
  const compose = (): Editor => {
    const of = history.get();
    if (known?.of !== of) known = { of, follows: followingFrom(of) };
    const { chosen, follow: _, ...rest } = around;
    const { quiz } = known.follows;
    const locale = quiz.locales.includes(chosen) ? chosen : quiz.defaultLocale;
    return { ...rest, ...known.follows, save: save.get(), at: placeIn(quiz, asked), select, locale };
  };
  const select = (at: string) => {
    ask(at);
    around.follow(at);
  };
  const ask = (at: string | undefined) => {
    asked = at;
    renew();
  };
  let now = compose();
  const renew = () => {
    const next = compose();
    if (isAlike(now, next)) return;
    now = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    surround: (next) => {
      if (isAlike(around, next)) return;
      around = next;
      renew();
    },
    renew,
    ask,
  };
};
