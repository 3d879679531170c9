import { describe, expect, it } from 'vitest';
import { type Quiz, quizSchema } from '#shared/model/quiz.ts';
import { checkQuiz } from '#shared/quiz/check.ts';
import * as edits from './quiz-edits.ts';

const quiz: Quiz = {
  format: 1,
  defaultLocale: 'en',
  locales: ['en', 'nl'],
  texts: {
    en: { 'q1.title': 'Where?', 'a.label': 'Road', 'b.label': 'Trail', 'q2.title': 'Name?' },
    nl: { 'q1.title': 'Waar?', 'a.label': 'Weg', 'b.label': 'Bos', 'q2.title': 'Naam?' },
  },
  questions: [
    {
      id: 'q1',
      type: 'single',
      required: true,
      rules: [{ when: { op: 'answered', question: 'q1' }, target: { to: 'question', question: 'q2' } }],
      options: [
        { id: 'a', effects: [] },
        { id: 'b', effects: [{ kind: 'boost', weight: 40, match: { on: 'tag', values: ['trail'] } }] },
      ],
    },
    { id: 'q2', type: 'shortText', required: false, maxLength: 100, rules: [] },
  ],
  results: { slots: [{ id: 's1', kind: 'best' }], maxProducts: 3, ties: 'priceLow', soldOut: 'last' },
  theme: {},
};

const ids = (changed: Quiz) => changed.questions.map(({ id }) => id);
const expectSound = (changed: Quiz) => {
  expect(quizSchema.safeParse(changed).success).toBe(true);
  expect(checkQuiz(changed)).toEqual([]);
};

describe('moving', () => {
  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
    [0, 99, ['b', 'c', 'a']],
    [2, -5, ['c', 'a', 'b']],
    [7, 0, ['a', 'b', 'c']],
  ])('from %i to %i', (from, to, moved) => {
    expect(edits.move(['a', 'b', 'c'], from, to)).toEqual(moved);
  });
});

it('changes a text in one language only', () => {
  const changed = edits.setText(quiz, 'nl', 'q1.title', 'Waarheen?');
  expect(changed.texts.nl?.['q1.title']).toBe('Waarheen?');
  expect(changed.texts.en).toBe(quiz.texts.en);
});

it('removes a question with its texts and the rules that lead to it', () => {
  const changed = edits.removeQuestion(quiz, 'q2');
  expect(ids(changed)).toEqual(['q1']);
  expect(changed.texts.en).not.toHaveProperty('q2.title');
  expectSound(changed);
  expect(Object.keys(edits.removeQuestion(quiz, 'q1').texts.nl ?? {})).toEqual(['q2.title']);
});

it('adds a question with texts in every language', () => {
  const element = { id: 'q3', type: 'statement', required: false, rules: [] } as const;
  const changed = edits.addQuestion(
    quiz,
    { element: { ...element, rules: [] }, texts: { en: { 'q3.title': 'Hi' } } },
    1,
  );
  expect(ids(changed)).toEqual(['q1', 'q3', 'q2']);
  expect(changed.texts.nl?.['q3.title']).toBe('Hi');
});

it('adds, moves and removes options', () => {
  const added = edits.addOption(quiz, 'q1', {
    element: { id: 'c', effects: [] },
    texts: { en: { 'c.label': 'Track' }, nl: { 'c.label': 'Baan' } },
  });
  expectSound(added);
  const optionIds = (changed: Quiz) => {
    const first = changed.questions[0];
    return first && edits.hasOptions(first) ? first.options.map(({ id }) => id) : [];
  };
  expect(optionIds(edits.moveOption(added, 'q1', 2, 0))).toEqual(['c', 'a', 'b']);
  const removed = edits.removeOption(added, 'q1', 'a');
  expect(optionIds(removed)).toEqual(['b', 'c']);
  expect(removed.texts.en).not.toHaveProperty('a.label');
});

it('copies a question under ids of its own', () => {
  let next = 0;
  const changed = edits.duplicateQuestion(quiz, 'q1', () => `new${next++}`);
  expect(ids(changed)).toEqual(['q1', 'new0', 'q2']);
  expect(changed.texts.nl?.['new0.title']).toBe('Waar?');
  expect(changed.texts.en?.['new2.label']).toBe('Trail');
  expectSound(changed);
});

it('turns one kind of choice into another and keeps what its options recommend', () => {
  const limited = edits.editQuestion(edits.changeType(quiz, 'q1', 'multiple'), 'q1', (question) =>
    question.type === 'multiple' ? { ...question, maxChoices: 2 } : question,
  );
  const changed = edits.changeType(limited, 'q1', 'dropdown');
  expect(changed.questions[0]).toMatchObject({ type: 'dropdown', options: [{ id: 'a' }, { id: 'b' }] });
  expect(changed.questions[0]).not.toHaveProperty('maxChoices');
  expectSound(changed);
});

it('a text is removed in every language, and where there is none nothing changes', () => {
  const described = edits.setText(
    edits.setText(quiz, 'en', 'q1.alt', 'A shoe'),
    'nl',
    'q1.alt',
    'Een schoen',
  );
  expect(edits.removeText(described, 'q1.alt').texts).toEqual(quiz.texts);
  expect(edits.removeText(quiz, 'q1.alt')).toBe(quiz);
});
