import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Condition } from '#shared/model/condition.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { follow } from './flow.ts';
import { drawFrom } from './test/draw.ts';
import { everyPath } from './test/everyPath.ts';
import { aQuiz } from './test/quiz.ts';
import { shoeQuiz } from './test/shoes.ts';
import { askedQuestions } from './vectors.ts';
import { wayToResults } from './wayToResults.ts';

const link = { to: 'link' as const, url: 'https://shop.example/help' };

/** Leads away at its end, so that only rules lead to the results. */
const leadingAway = (quiz: Quiz): Quiz => {
  const last = quiz.questions.at(-1);
  if (!last) return quiz;
  const answered: Condition = { op: 'answered', question: last.id };
  const always: Condition = { op: 'or', of: [answered, { op: 'not', of: answered }] };
  const away = { ...last, rules: [...last.rules, { when: always, target: link }] };
  return { ...quiz, questions: [...quiz.questions.slice(0, -1), away] };
};

const made = fc
  .record({
    seed: fc.integer(),
    questions: fc.integer({ min: 0, max: 4 }),
    options: fc.integer({ min: 1, max: 3 }),
    isAway: fc.boolean(),
  })
  .map(({ seed, isAway, ...size }) => {
    const quiz = aQuiz(drawFrom(seed), { ...size, products: 0 });
    return isAway ? leadingAway(quiz) : quiz;
  });

test('finds answers that lead to the results wherever some path does, and no others', () => {
  fc.assert(
    fc.property(made, (quiz) => {
      const all = everyPath(quiz, 800);
      fc.pre(all !== null);
      const way = wayToResults(quiz, {});
      // It also tries the words that rules ask for, which walking every path does not.
      if (all.ends.some((end) => end.results)) expect(way).not.toBeNull();
      if (way) expect(follow(askedQuestions(quiz.questions), way).end).toEqual({ to: 'results' });
    }),
    { numRuns: 300 },
  );
});

test('keeps the answers that are given, also those of a path that is not at its end', () => {
  fc.assert(
    fc.property(made, fc.nat(), fc.nat(), (quiz, which, many) => {
      const all = everyPath(quiz, 800);
      fc.pre(all !== null);
      const ends = all.ends.filter((end) => end.results);
      const end = ends[which % ends.length];
      fc.pre(end !== undefined);
      const given = Object.entries(end.answers);
      const begun = Object.fromEntries(given.slice(0, many % (given.length + 1)));
      expect(wayToResults(quiz, begun)).toMatchObject(begun);
      expect(wayToResults(quiz, end.answers)).toEqual(end.answers);
    }),
    { numRuns: 300 },
  );
});

test('goes another way where the answers that are given lead elsewhere', () => {
  const [sport, ...others] = shoeQuiz.questions;
  if (!sport) throw new Error('The quiz has no question.');
  const away = { when: { op: 'anyOf' as const, question: sport.id, options: ['running'] }, target: link };
  const quiz = { ...shoeQuiz, questions: [{ ...sport, rules: [away] }, ...others] };
  const given = { [sport.id]: { kind: 'options' as const, ids: ['running'] } };
  expect(follow(askedQuestions(quiz.questions), given).end).toEqual(link);
  const way = wayToResults(quiz, given);
  expect(way && follow(askedQuestions(quiz.questions), way).end).toEqual({ to: 'results' });
  expect(wayToResults(leadingAway(shoeQuiz), given)).toBeNull();
});
