import { describe, expect, test } from 'vitest';
import type { Effect } from '#shared/model/effect.ts';
import { type Question, type Quiz, quizSchema } from '#shared/model/quiz.ts';
import { checkQuiz } from '#shared/quiz/check.ts';
import { shoeQuiz } from '#shared/quiz/test/shoes.ts';
import { newQuestion } from '../new-question.ts';
import { addQuestion, pasteOptions, setText } from '../quiz-edits.ts';
import { readLines } from './read-lines.ts';
import { readSynonyms } from './read-synonyms.ts';

test('a pasted list gives a label a line, without bullets and blanks', () => {
  expect(readLines(' - Road\r\n2) Trail\n\n• Trail\n10 km')).toEqual(['Road', 'Trail', '10 km']);
  expect(readLines('x'.repeat(300))[0]).toHaveLength(200);
});

test('pasted options have their label in every language, and can be published', () => {
  const id = shoeQuiz.questions[0]?.id ?? '';
  let count = 0;
  const quiz = pasteOptions({ ...shoeQuiz, locales: ['en'] }, id, ['Road', 'Trail'], () => `new${count++}`);
  expect(quiz.texts.en).toMatchObject({ 'new0.label': 'Road', 'new1.label': 'Trail' });
  expect(quizSchema.safeParse(quiz).success).toBe(true);
  expect(checkQuiz(quiz)).toEqual([]);
});

test('synonyms are two words or more', () => {
  expect(readSynonyms('trainers, sneakers; trainers')).toEqual(['trainers', 'sneakers']);
  expect(readSynonyms('trainers,')).toBeNull();
  expect(readSynonyms(`a, ${'b'.repeat(61)}`)).toBeNull();
});

describe('a list that is pasted into a new question', () => {
  const added = newQuestion('single');
  const { id } = added.element;
  const [first, second] = 'options' in added.element ? added.element.options : [];
  const asMade = addQuestion(shoeQuiz, added, 0);
  const paste = (quiz: Quiz) => {
    const question = pasteOptions(quiz, id, ['Road'], () => 'road').questions[0];
    return question && 'options' in question ? question.options.map((option) => option.id) : [];
  };

  test('takes the place of the answers that nobody has touched', () => {
    expect(paste(asMade)).toEqual(['road']);
  });

  test('stands behind those that were worded, or that something hangs on', () => {
    const one = first?.id ?? '';
    const worded = setText(asMade, 'nl', `${one}.label`, 'Weg');
    expect(paste(worded)).toEqual([one, 'road']);
    const effect: Effect = { kind: 'boost', weight: 40, match: { on: 'tag', values: ['road'] } };
    const change = (part: (question: Question) => Question) =>
      paste({ ...asMade, questions: asMade.questions.map((one) => (one.id === id ? part(one) : one)) });
    const options = [{ id: one, effects: [effect] }, ...(second ? [second] : [])];
    expect(change((question) => ({ ...question, options }) as Question)).toEqual([one, 'road']);
    const rule = {
      when: { op: 'anyOf' as const, question: id, options: [one] },
      target: { to: 'results' as const },
    };
    expect(change((question) => ({ ...question, rules: [rule] }))).toEqual([one, 'road']);
  });
});
