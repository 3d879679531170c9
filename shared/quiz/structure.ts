import type { Answer, Answers } from '#shared/model/answer.ts';
import { answersOf, type Choice, type Explorer, type Stop } from './explore.ts';

/** What can be reached in a quiz, found by walking each distinct state once. */
export interface Structure {
  /** Question → answers that lead to it. */
  questions: Map<string, Answers>;
  /** Option → answers with which it is shown. */
  options: Map<string, Answers>;
  /** Questions that cannot be answered when reached → answers that lead there. */
  deadEnds: Map<string, Answers>;
  /** How many different sets of answers there are; at most 1e15 is told. */
  paths: number;
  /** The same with answers that make no difference taken together. */
  distinct: number;
  /** Whether every state was walked. */
  complete: boolean;
}

/** How many steps from state to state are taken at most: a bound on time for quizzes that are made to be slow. */
const stepLimit = 100_000;

interface Count {
  paths: number;
  distinct: number;
}

/** Choices that lead on in the same way, taken together. */
const byBits = (choices: Choice[]): Choice[][] => {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) groups.set(choice.bits, [...(groups.get(choice.bits) ?? []), choice]);
  return [...groups.values()];
};

/** Walks the states of a quiz: a place, with what of the earlier answers can still matter. */
export const structureOf = (explorer: Explorer): Structure => {
  const found: Structure = {
    questions: new Map(),
    options: new Map(),
    deadEnds: new Map(),
    paths: 0,
    distinct: 0,
    complete: true,
  };
  const known = new Map<string, Count>();
  let steps = 0;

  const note = ({ asked, choices }: Stop, given: ReadonlyMap<string, Answer>) => {
    if (!found.questions.has(asked.id)) found.questions.set(asked.id, answersOf(given));
    if (choices.length === 0 && !found.deadEnds.has(asked.id)) found.deadEnds.set(asked.id, answersOf(given));
    for (const option of 'options' in asked ? asked.options : [])
      if (!found.options.has(option.id)) found.options.set(option.id, answersOf(given));
  };
  const from = (
    index: number,
    given: ReadonlyMap<string, Answer>,
    bits: ReadonlyMap<string, string>,
  ): Count => {
    const stop = explorer.stop(index, given);
    if (!stop) return { paths: 1, distinct: 1 };
    const key = explorer.key(stop.index, given, bits);
    const same = known.get(key);
    if (same) return same;
    note(stop, given);
    const count = { paths: 0, distinct: 0 };
    known.set(key, count);
    for (const group of byBits(stop.choices)) {
      const [first] = group;
      if (!first) continue;
      steps += 1;
      if (steps > stepLimit) {
        found.complete = false;
        break;
      }
      const after = new Map(given).set(stop.asked.id, first.answer);
      const next = explorer.next(stop, after);
      const rest =
        typeof next === 'number'
          ? from(next, after, new Map(bits).set(stop.asked.id, first.bits))
          : { paths: 1, distinct: 1 };
      count.paths += rest.paths * group.reduce((sum, choice) => sum + choice.weight, 0);
      count.distinct += rest.distinct * group.length;
    }
    count.paths = Math.min(count.paths, 1e15);
    count.distinct = Math.min(count.distinct, 1e15);
    return count;
  };
  return { ...found, ...from(0, new Map(), new Map()), complete: found.complete && explorer.complete() };
};
