import { expect, test } from 'vitest';
import type { Quiz } from '#shared/model/quiz.ts';
import { shoeQuiz } from '#shared/quiz/test/shoes.ts';
import { describeChange } from './describe-change.ts';
import { newElementId, newQuestion } from './new-question.ts';
import {
  addQuestion,
  editQuestion,
  moveQuestion,
  pasteOptions,
  removeOption,
  removeQuestion,
  setText,
} from './quiz-edits.ts';
import { duplicateQuestions, moveQuestions, removeQuestions } from './several.ts';

const id = shoeQuiz.questions[0]?.id ?? '';
const option =
  shoeQuiz.questions.flatMap((question) => ('options' in question ? question.options : []))[0]?.id ?? '';
const ids = shoeQuiz.questions.map((question) => question.id);
const added = newQuestion('single');

test.each<[string, (quiz: Quiz) => Quiz, object]>([
  [
    'a question that is gone',
    (quiz) => removeQuestion(quiz, id),
    { what: 'questionRemoved', key: `${id}.title`, in: shoeQuiz },
  ],
  [
    'a new question',
    (quiz) => addQuestion(quiz, added, 1),
    { what: 'questionAdded', key: `${added.element.id}.title` },
  ],
  ['a question that moved', (quiz) => moveQuestion(quiz, 1, 0), { what: 'questionMoved' }],
  [
    'a question that moved down',
    (quiz) => moveQuestion(quiz, 0, 2),
    { what: 'questionMoved', key: `${id}.title` },
  ],
  [
    'several that are gone',
    (quiz) => removeQuestions(quiz, ids.slice(0, 2)),
    { what: 'questionsRemoved', count: 2 },
  ],
  [
    'several that are new',
    (quiz) => duplicateQuestions(quiz, ids.slice(0, 2), newElementId),
    { what: 'questionsAdded', count: 2 },
  ],
  [
    'several that moved',
    (quiz) => ({ ...quiz, questions: quiz.questions.toReversed() }),
    { what: 'questionsMoved' },
  ],
  [
    'a group that moved past one question',
    (quiz) => moveQuestions(quiz, ids.slice(0, 2), 1),
    { what: 'questionsMoved', count: 2 },
  ],
  [
    'one of a group, where the others stand at the end',
    (quiz) => moveQuestions(quiz, [ids.at(-1) ?? '', id], 1),
    { what: 'questionMoved' },
  ],
  [
    'a pasted list of options',
    (quiz) => pasteOptions(quiz, id, ['Road', 'Trail'], newElementId),
    { what: 'optionsAdded', count: 2 },
  ],
  [
    'an option that is gone',
    (quiz) => removeOption(quiz, id, option),
    { what: 'optionRemoved', key: `${option}.label`, in: shoeQuiz },
  ],
  [
    'rules',
    (quiz) => editQuestion(quiz, id, (own) => ({ ...own, rules: [...own.rules] })),
    { what: 'rulesChanged', key: `${id}.title` },
  ],
  ['a text', (quiz) => setText(quiz, 'en', `${id}.title`, 'What?'), { what: 'textChanged' }],
  ['the look', (quiz) => ({ ...quiz, theme: { radius: 3 } }), { what: 'themeChanged' }],
])('%s is said', (_, change, described) => {
  const before = { name: 'Shoes', quiz: shoeQuiz };
  expect(describeChange(before, { name: 'Shoes', quiz: change(shoeQuiz) })).toMatchObject(described);
  expect(describeChange(before, { ...before, name: 'Boots' })).toEqual({ what: 'renamed' });
});
