import type { Quiz } from '#shared/model/quiz.ts';
import type { changes } from './change-messages.ts';
import type { Draft } from './editor-context.ts';
import { hasOptions } from './quiz-edits.ts';
import { movedTogether } from './several.ts';

/** What a change did, and to which element. */
export interface Described {
  what: keyof typeof changes;
  /** Key of the text that names the element, and the quiz that has it. */
  key?: string;
  in?: Quiz;
  /** How many elements, where it is several. */
  count?: number;
}

type Element = { id: string };

const missing = (from: Element[], to: Element[]) => {
  const ids = new Set(to.map(({ id }) => id));
  return from.filter(({ id }) => !ids.has(id));
};

/** The one element that stands elsewhere; undefined where several do. */
const movedIn = (before: Element[], after: Element[]): Element | undefined => {
  const at = after.findIndex(({ id }, index) => before[index]?.id !== id);
  const without = (list: Element[], gone: Element) =>
    list.flatMap(({ id }) => (id === gone.id ? [] : [id])).join(' ');
  // Where the order first differs stands what came up, or what went down stood there.
  return [after[at], before[at]].find((one) => one && without(before, one) === without(after, one));
};

interface Sayings {
  added: Described['what'];
  removed: Described['what'];
  moved: Described['what'];
}

/** Added, removed or moved elements of a list; null where only their contents differ. */
const inList = (
  before: Element[],
  after: Element[],
  one: Sayings,
  several: Partial<Sayings>,
  part: string,
  quizzes: { before: Quiz; after: Quiz },
): Described | null => {
  const say = (elements: Element[], did: keyof Sayings, quiz: Quiz): Described => {
    const all = several[did];
    return all && elements.length > 1
      ? { what: all, count: elements.length }
      : { what: one[did], key: `${elements[0]?.id}.${part}`, in: quiz };
  };
  const removed = missing(before, after);
  if (removed.length > 0) return say(removed, 'removed', quizzes.before);
  const added = missing(after, before);
  if (added.length > 0) return say(added, 'added', quizzes.after);
  if (after.every(({ id }, index) => before[index]?.id === id)) return null;
  const moved = movedIn(before, after);
  return moved ? say([moved], 'moved', quizzes.after) : { what: several.moved ?? 'other' };
};

const inQuestions = (before: Quiz, after: Quiz): Described => {
  const count = movedTogether(after.questions);
  if (count !== undefined) return { what: 'questionsMoved', count };
  const quizzes = { before, after };
  const listed = inList(
    before.questions,
    after.questions,
    { added: 'questionAdded', removed: 'questionRemoved', moved: 'questionMoved' },
    { added: 'questionsAdded', removed: 'questionsRemoved', moved: 'questionsMoved' },
    'title',
    quizzes,
  );
  if (listed) return listed;
  const at = after.questions.findIndex((question, index) => question !== before.questions[index]);
  const [was, is] = [before.questions[at], after.questions[at]];
  if (!was || !is) return { what: 'other' };
  const options =
    hasOptions(was) && hasOptions(is)
      ? inList(
          was.options,
          is.options,
          { added: 'optionAdded', removed: 'optionRemoved', moved: 'optionMoved' },
          { added: 'optionsAdded' },
          'label',
          quizzes,
        )
      : null;
  if (options) return options;
  return {
    what: was.rules === is.rules ? 'questionChanged' : 'rulesChanged',
    key: `${is.id}.title`,
    in: after,
  };
};

/** What changed from one draft to the next, for undo and redo. */
export const describeChange = (before: Draft, after: Draft): Described => {
  if (before.name !== after.name) return { what: 'renamed' };
  const [was, is] = [before.quiz, after.quiz];
  if (was.questions !== is.questions) return inQuestions(was, is);
  if (was.results !== is.results) return { what: 'resultsChanged' };
  if (was.theme !== is.theme) return { what: 'themeChanged' };
  if (was.texts !== is.texts) return { what: 'textChanged' };
  return { what: 'other' };
};
