import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Question, Quiz } from '#shared/model/quiz.ts';
import { diffQuiz } from './diff.ts';
import { movedIn } from './moved.ts';
import { same } from './same.ts';
import { shoeQuiz } from './test/shoes.ts';

const questionsOf = (quiz: Quiz, questions: Question[]): Quiz => ({ ...quiz, questions });
const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 10 });

/** A quiz with some of the questions of another, in some order, some of them changed. */
const variant = fc
  .tuple(
    fc.shuffledSubarray(shoeQuiz.questions, { minLength: 1 }),
    fc.array(fc.nat(shoeQuiz.questions.length - 1)),
    fc.constantFrom('Where?', 'Where to?'),
    fc.constantFrom(undefined, '#aa0000', '#00aa00'),
  )
  .map(
    ([questions, optional, title, accent]): Quiz => ({
      ...shoeQuiz,
      questions: questions.map((question, at) =>
        optional.includes(at) ? { ...question, required: !question.required } : question,
      ),
      texts: { ...shoeQuiz.texts, en: { ...shoeQuiz.texts.en, 'place.title': title } },
      theme: { ...(accent ? { accent } : {}) },
    }),
  );

const has = (quiz: Quiz, id: string) => quiz.questions.some((question) => question.id === id);

describe('what differs between two quizzes', () => {
  test('is nothing for equal ones, also when written in another order', () => {
    fc.assert(
      fc.property(variant, (quiz) => {
        const backwards = (value: object) => Object.fromEntries(Object.entries(value).reverse());
        const copy = backwards({ ...structuredClone(quiz), theme: backwards(quiz.theme) });
        expect(diffQuiz(quiz, copy as unknown as Quiz)).toEqual([]);
      }),
    );
  });

  test('read backwards, swaps added and removed, and before and after', () => {
    fc.assert(
      fc.property(variant, variant, (one, other) => {
        const [there, back] = [diffQuiz(one, other), diffQuiz(other, one)];
        const kinds = (list: typeof there, what: string) =>
          list
            .filter((difference) => difference.what === what)
            .map(({ of, id }) => `${of} ${id}`)
            .sort();
        expect(kinds(there, 'added')).toEqual(kinds(back, 'removed'));
        expect(kinds(there, 'changed')).toEqual(kinds(back, 'changed'));
        const text = there.find(({ part }) => part === 'text');
        const again = back.find(({ part }) => part === 'text');
        expect([text?.before, text?.after]).toEqual([again?.after, again?.before]);
      }),
    );
  });

  test('names every question that is in one alone, and none that is in both as such', () => {
    fc.assert(
      fc.property(variant, variant, (one, other) => {
        for (const { what, of, id } of diffQuiz(one, other)) {
          if (of !== 'question') continue;
          expect([has(one, id), has(other, id)]).toEqual([what !== 'added', what !== 'removed']);
        }
        if (!same(one.questions, other.questions))
          expect(diffQuiz(one, other).some(({ of }) => of === 'question')).toBe(true);
      }),
    );
  });

  test('says of an answer that it recommends other products', () => {
    const [first, ...rest] = shoeQuiz.questions;
    if (!first || !('options' in first)) throw new Error('The first question has options.');
    const [option, ...others] = first.options;
    if (!option) throw new Error('There is an option.');
    const changed = { ...first, options: [...others, { ...option, effects: [] }] } as Question;
    expect(diffQuiz(shoeQuiz, questionsOf(shoeQuiz, [changed, ...rest]))).toEqual([
      { what: 'moved', of: 'option', in: first.id, id: option.id },
      { what: 'changed', of: 'option', in: first.id, id: option.id, part: 'effects' },
    ]);
  });

  test('leaves out the texts of a language or a question that came or went with them', () => {
    const english: Quiz = { ...shoeQuiz, locales: ['en'], texts: { en: shoeQuiz.texts.en ?? {} } };
    expect(diffQuiz(english, shoeQuiz)).toEqual([{ what: 'added', of: 'language', id: 'nl' }]);
    const [gone, ...kept] = shoeQuiz.questions;
    const { [`${gone?.id}.title`]: _, ...texts } = shoeQuiz.texts.en ?? {};
    const without = { ...questionsOf(shoeQuiz, kept), texts: { ...shoeQuiz.texts, en: texts } };
    expect(diffQuiz(shoeQuiz, without)).toEqual([{ what: 'removed', of: 'question', id: gone?.id }]);
  });

  test('tells how a text, the look and the results read before', () => {
    const after: Quiz = {
      ...shoeQuiz,
      texts: { ...shoeQuiz.texts, nl: { ...shoeQuiz.texts.nl, 'place.title': 'Waarheen?' } },
      theme: { ...shoeQuiz.theme, radius: 31 },
      results: {
        ...shoeQuiz.results,
        maxProducts: 17,
        slots: [...shoeQuiz.results.slots, { id: 'new', kind: 'best' }],
      },
      adaptive: true,
    };
    expect(diffQuiz(shoeQuiz, after)).toEqual([
      { what: 'added', of: 'slot', id: 'new' },
      { what: 'changed', of: 'results', id: 'maxProducts' },
      {
        what: 'changed',
        of: 'question',
        id: 'place',
        part: 'text',
        key: 'place.title',
        locale: 'nl',
        before: 'Waar?',
        after: 'Waarheen?',
      },
      { what: 'changed', of: 'theme', id: 'radius' },
      { what: 'changed', of: 'quiz', id: 'adaptive' },
    ]);
  });
});

describe('what was moved', () => {
  const without = (list: string[], gone: string[]) => list.filter((id) => !gone.includes(id));
  const common = (a: string[], b: string[]) => a.filter((id) => b.includes(id));

  test('taken out, leaves one order; and no smaller set would', () => {
    fc.assert(
      fc.property(ids, ids, (before, after) => {
        const moved = movedIn(before, after);
        expect(without(common(before, after), moved)).toEqual(without(common(after, before), moved));
        const shared = common(after, before);
        const places = shared.map((id) => before.indexOf(id));
        const runs = places.map(() => 1);
        for (const [at, place] of places.entries())
          for (let earlier = 0; earlier < at; earlier++)
            if ((places[earlier] ?? 0) < place) runs[at] = Math.max(runs[at] ?? 1, (runs[earlier] ?? 0) + 1);
        expect(moved).toHaveLength(shared.length - Math.max(0, ...runs));
      }),
    );
  });

  test('of one that went to the front is that one', () => {
    expect(movedIn(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])).toEqual(['d']);
  });
});
