import { expect, it } from 'vitest';
import { quizFormat } from '#shared/model/quiz.ts';
import { shoeQuiz } from '#shared/quiz/test/shoes.ts';
import { readImport } from './read-import.ts';

const file = (text: string, name = 'Gifts.json') => ({ name, size: text.length, text: async () => text });
const read = (value: unknown, name?: string) => readImport(file(JSON.stringify(value), name));

it('reads what was exported, with the name in it', async () => {
  const exported = { $schema: 'https://x.example/quiz.schema.json', name: ' Spring ', ...shoeQuiz };
  expect(await read(exported)).toEqual({ quiz: shoeQuiz, name: 'Spring' });
});

it('names it by its title, else by its file', async () => {
  const { 'quiz.title': _title, ...texts } = shoeQuiz.texts.en ?? {};
  const untitled = { ...shoeQuiz, defaultLocale: 'en', texts: { en: texts } };
  expect(await read(untitled)).toMatchObject({ name: 'Gifts' });
  expect(await read(untitled, '.json')).toMatchObject({ name: 'Quiz' });
  const titled = { ...untitled, texts: { en: { ...texts, 'quiz.title': 'Which shoe?' } } };
  expect(await read(titled)).toMatchObject({ name: 'Which shoe?' });
});

it.each([
  ['{', 'notJson'],
  ['null', 'notQuiz'],
  ['[1]', 'notQuiz'],
  ['{"a":1}', 'notQuiz'],
  [`{"format":${quizFormat + 1}}`, 'laterFormat'],
  [' '.repeat(1_000_001), 'tooLarge'],
])('refuses %.20s', async (text, kind) => {
  expect(await readImport(file(text))).toEqual({ faults: [{ kind }] });
});

it('tells each fault with the path to it', async () => {
  const { theme: _theme, ...bare } = shoeQuiz;
  const wrong = {
    ...bare,
    defaultLocale: 'fr',
    questions: [],
    results: { ...shoeQuiz.results, maxProducts: 'many' },
  };
  const answer = await read(wrong);
  expect('faults' in answer ? answer.faults : []).toEqual(
    expect.arrayContaining([
      { kind: 'missing', path: 'theme' },
      { kind: 'wrongValue', path: 'defaultLocale', values: 'en, nl' },
      { kind: 'tooSmall', path: 'questions', limit: '1' },
      { kind: 'wrongType', path: 'results.maxProducts', expected: 'number' },
    ]),
  );
});
