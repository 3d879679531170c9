import type { Question, Quiz } from '#shared/model/quiz.ts';
import { duplicateQuestion, removeQuestion } from './quiz-edits.ts';

/** So many questions moved together, by the list that they stand in since: the order alone does not tell them from one. */
const together = new WeakMap<Question[], number>();

/** How many questions moved at once to make a list what it is; undefined where that is not what made it so. */
export const movedTogether = (questions: Question[]): number | undefined => together.get(questions);

/** Removes questions as `removeQuestion` does each. */
export const removeQuestions = (quiz: Quiz, ids: readonly string[]): Quiz => ids.reduce(removeQuestion, quiz);

/** Copies each question behind itself. */
export const duplicateQuestions = (quiz: Quiz, ids: readonly string[], newId: () => string): Quiz =>
  ids.reduce((before, id) => duplicateQuestion(before, id, newId), quiz);

/**
 * Moves questions one place up (-1) or down (1), keeping their order among each other. Those that stand at the end
 * already, or behind one that does, stay.
 * @returns the same quiz where nothing moves
 */
export const moveQuestions = (quiz: Quiz, ids: readonly string[], step: -1 | 1): Quiz => {
  const order = [...quiz.questions];
  const moving = new Set(ids);
  const places = [...order.keys()];
  let moved = 0;
  // Those in front go first and make room for the ones behind them.
  for (const at of step < 0 ? places : places.toReversed()) {
    const [own, other] = [order[at], order[at + step]];
    if (!own || !other || !moving.has(own.id) || moving.has(other.id)) continue;
    order[at] = other;
    order[at + step] = own;
    moved += 1;
  }
  if (moved === 0) return quiz;
  if (moved > 1) together.set(order, moved);
  return { ...quiz, questions: order };
};
