import type { Answer, Answers } from '#shared/model/answer.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { answersOf, createExplorer } from './explore.ts';
import { follow } from './flow.ts';
import { sourceShelf } from './score.ts';
import { askedQuestions } from './vectors.ts';

/** How many steps are taken at most: a bound on time for quizzes that are made to be slow. */
const stepLimit = 100_000;

/**
 * Answers that lead to the results: those that are given where they do, or else the first that are found beyond them, or
 * beside them; null where none are.
 */
export const wayToResults = (quiz: Quiz, given: Answers): Answers | null => {
  const questions = askedQuestions(quiz.questions);
  const { current, end, given: counted } = follow(questions, given);
  if (end?.to === 'results') return answersOf(counted);

  // Where products do not count, answers that lead on in the same way are one.
  const explorer = createExplorer(quiz, sourceShelf(quiz, []));
  let steps = 0;
  const searchFrom = (index: number, before: ReadonlyMap<string, Answer>): Answers | null => {
    const seen = new Set<string>();
    const from = (
      at: number,
      taken: ReadonlyMap<string, Answer>,
      bits: ReadonlyMap<string, string>,
    ): Answers | null => {
      const stop = explorer.stop(at, taken);
      if (!stop) return answersOf(taken);
      const key = explorer.key(stop.index, taken, bits);
      if (seen.has(key)) return null;
      seen.add(key);
      for (const choice of stop.choices) {
        steps += 1;
        if (steps > stepLimit) return null;
        const after = new Map(taken).set(stop.asked.id, choice.answer);
        const next = explorer.next(stop, after);
        const way =
          typeof next === 'number'
            ? from(next, after, new Map(bits).set(stop.asked.id, choice.bits))
            : next.to === 'results' && answersOf(after);
        if (way) return way;
      }
      return null;
    };
    return from(index, before, new Map());
  };
  const open = questions.findIndex(({ id }) => id === current);
  return (open >= 0 ? searchFrom(open, counted) : null) ?? searchFrom(0, new Map());
};
