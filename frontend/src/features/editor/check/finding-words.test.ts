import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import type { Finding } from '#shared/quiz/prove.ts';
import { findingInWords, keyOf, together } from './finding-words.ts';

const intl = createIntl({ locale: 'en', onError: () => undefined });
const names = { question: (id: string) => `Q${id}`, option: (id: string) => id.toUpperCase() };
const idle = (question: string, option: string, certain = true): Finding => ({
  kind: 'optionWithoutEffect',
  question,
  option,
  certain,
});
const inWords = (all: Finding[]) => together(all).map((one) => findingInWords(intl, one, names));

it('says once what holds for several answers of a question', () => {
  const listed = [idle('1', 'a'), idle('1', 'b'), idle('2', 'c'), idle('1', 'd', false)];
  expect(inWords(listed)).toEqual([
    'The answers “A” and “B” of “Q1” change nothing.',
    'The answer “C” of “Q2” changes nothing.',
    'The answer “D” of “Q1” changes nothing.',
  ]);
  expect(new Set(together(listed).map(keyOf)).size).toBe(3);
  expect(together(listed)[0]?.finding).toBe(listed[0]);
});

it('names some of many, and counts the others', () => {
  const listed = [...'abcdefghi'].map((option) => idle('1', option));
  expect(inWords(listed.slice(0, 7))[0]).toContain('“F”, and “G” of');
  expect(inWords(listed)[0]).toContain('“F”, and 3 others of');
});

it('keeps apart what has answers of its own to show it', () => {
  const clash = (option: string): Finding => ({
    kind: 'contradiction',
    question: '1',
    option,
    certain: true,
  });
  expect(inWords([clash('a'), clash('b')])).toHaveLength(2);
});
