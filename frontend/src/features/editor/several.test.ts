import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Quiz, quizSchema } from '#shared/model/quiz.ts';
import { checkQuiz } from '#shared/quiz/check.ts';
import { shoeQuiz } from '#shared/quiz/test/shoes.ts';
import { newElementId, newQuestion } from './new-question.ts';
import { addQuestion } from './quiz-edits.ts';
import { duplicateQuestions, moveQuestions, removeQuestions } from './several.ts';

const quiz = ['single', 'rating', 'shortText'].reduce(
  (before, type) => addQuestion(before, newQuestion(type as 'single'), before.questions.length),
  shoeQuiz,
);
const ids = quiz.questions.map(({ id }) => id);
const some = fc.subarray(ids);
const orderOf = (list: { id: string }[]) => list.map(({ id }) => id);

describe('several questions', () => {
  it('move as one, and keep their order and that of all others', () => {
    fc.assert(
      fc.property(some, fc.constantFrom(-1 as const, 1 as const), (chosen, step) => {
        const after = orderOf(moveQuestions(quiz, chosen, step).questions);
        const isChosen = (id: string) => chosen.includes(id);
        expect(after.filter(isChosen)).toEqual(ids.filter(isChosen));
        expect(after.filter((id) => !isChosen(id))).toEqual(ids.filter((id) => !isChosen(id)));
        for (const id of chosen) expect([0, step]).toContain(after.indexOf(id) - ids.indexOf(id));
        // Only what has nobody else in front of it stays.
        const inFront = (id: string) =>
          step < 0 ? ids.slice(0, ids.indexOf(id)) : ids.slice(ids.indexOf(id) + 1);
        for (const id of chosen)
          expect(after.indexOf(id) === ids.indexOf(id)).toBe(inFront(id).every(isChosen));
      }),
    );
  });

  it('are the same quiz where nothing moves', () => {
    expect(moveQuestions(quiz, ids, 1)).toBe(quiz);
    expect(moveQuestions(quiz, ids.slice(0, 2), -1)).toBe(quiz);
    expect(moveQuestions(quiz, [], -1)).toBe(quiz);
  });

  it('are removed with their texts and the rules that lead to them', () => {
    fc.assert(
      fc.property(fc.subarray(ids, { maxLength: ids.length - 1 }), (chosen) => {
        const after = removeQuestions(quiz, chosen);
        expect(orderOf(after.questions)).toEqual(ids.filter((id) => !chosen.includes(id)));
        const keys = Object.values(after.texts).flatMap((texts) => Object.keys(texts ?? {}));
        expect(keys.filter((key) => chosen.includes(key.split('.')[0] ?? ''))).toEqual([]);
        const led = after.questions.flatMap(({ rules }) => rules.map(({ target }) => target));
        for (const target of led) if (target.to === 'question') expect(chosen).not.toContain(target.question);
      }),
    );
  });

  it('are copied each behind itself, with ids of their own', () => {
    fc.assert(
      fc.property(some, (chosen) => {
        const after = duplicateQuestions(quiz, chosen, newElementId);
        expect(quizSchema.safeParse(after).success).toBe(true);
        // What has no translation has none in its copy either.
        const sound = (one: Quiz) => checkQuiz(one).filter(({ code }) => code !== 'untranslated');
        expect(sound(after)).toEqual(sound(quiz));
        expect(after.questions).toHaveLength(ids.length + chosen.length);
        for (const id of chosen) {
          const at = orderOf(after.questions).indexOf(id);
          const [copy, original] = [after.questions[at + 1], after.questions[at]];
          expect(copy?.type).toBe(original?.type);
          expect(ids).not.toContain(copy?.id);
          expect(after.texts.en?.[`${copy?.id}.title`]).toBe(quiz.texts.en?.[`${id}.title`]);
        }
      }),
    );
  });
});
