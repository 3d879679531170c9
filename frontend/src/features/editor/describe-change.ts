import type { Quiz } from '#shared/model/quiz.ts';
import type { changes } from './change-messages.ts';
import type { Draft } from './editor-context.ts';
import { hasOptions } from './quiz-edits.ts';

/** What a change did, and to which element. */
export interface Described {
  what: keyof typeof changes;
  /** Key of the text that names the element, and the quiz that has it. */
  key?: string;
  in?: Quiz;
}

const missing = (from: { id: string }[], to: { id: string }[]) => {
  const ids = new Set(to.map(({ id }) => id));
  return from.find(({ id }) => !ids.has(id));
};

/** Added, removed or moved elements of a list; null where only their contents differ. */
const inList = (
  before: { id: string }[],
  after: { id: string }[],
  say: { added: Described['what']; removed: Described['what']; moved: Described['what'] },
  part: string,
  quizzes: { before: Quiz; after: Quiz },
): Described | null => {
  const removed = missing(before, after);
  if (removed) return { what: say.removed, key: `${removed.id}.${part}`, in: quizzes.before };
  const added = missing(after, before);
  if (added) return { what: say.added, key: `${added.id}.${part}`, in: quizzes.after };
  const at = after.findIndex(({ id }, index) => before[index]?.id !== id);
  const moved = after[at];
  return moved ? { what: say.moved, key: `${moved.id}.${part}`, in: quizzes.after } : null;
};

const inQuestions = (before: Quiz, after: Quiz): Described => {
  const quizzes = { before, after };
  const listed = inList(
    before.questions,
    after.questions,
    { added: 'questionAdded', removed: 'questionRemoved', moved: 'questionMoved' },
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
