import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { Condition } from '#shared/model/condition.ts';
import nl from '../../../../locales/nl.json' with { type: 'json' };
import { conditionInWords, ruleInWords } from './condition-words.ts';

const en = createIntl({ locale: 'en', messages: {}, onError: () => undefined });
const dutch = createIntl({ locale: 'nl', messages: nl });
const names = { question: (id: string) => id.toUpperCase(), option: (id: string) => `“${id}”` };

const padel: Condition = { op: 'anyOf', question: 'activity', options: ['padel'] };
const rich: Condition = { op: 'greater', question: 'budget', value: 1200 };
const read: Condition = { op: 'answered', question: 'story' };

test('a rule reads as a sentence, in both languages', () => {
  const rule = { when: padel, target: { to: 'question' as const, question: 'budget' } };
  expect(ruleInWords(en, rule, names)).toBe('If ACTIVITY is “padel”, go to BUDGET');
  expect(ruleInWords(dutch, { ...rule, target: { to: 'results' } }, names)).toBe(
    'Als ACTIVITY is “padel”, ga naar de resultaten',
  );
});

test.each<[Condition, string]>([
  [{ op: 'anyOf', question: 'a', options: ['x', 'y', 'z'] }, 'A is “x”, “y”, or “z”'],
  [{ op: 'allOf', question: 'a', options: ['x', 'y'] }, 'A has “x” and “y”'],
  [{ op: 'not', of: padel }, 'ACTIVITY is not “padel”'],
  [{ op: 'not', of: { op: 'not', of: padel } }, 'ACTIVITY is “padel”'],
  [{ op: 'not', of: rich }, 'BUDGET is at most 1,200'],
  [{ op: 'equals', question: 'c', value: true }, 'C is agreed to'],
  [{ op: 'not', of: { op: 'equals', question: 'c', value: true } }, 'C is not agreed to'],
  [{ op: 'not', of: { op: 'equals', question: 'c', value: false } }, 'C is agreed to'],
  [{ op: 'between', question: 'n', min: 1, max: 4 }, 'N is from 1 to 4'],
  [{ op: 'and', of: [padel, rich] }, 'ACTIVITY is “padel” and BUDGET is more than 1,200'],
  [
    { op: 'and', of: [padel, { op: 'or', of: [rich, read] }] },
    'ACTIVITY is “padel” and (BUDGET is more than 1,200 or STORY is answered)',
  ],
  [{ op: 'not', of: { op: 'or', of: [padel, read] } }, 'not (ACTIVITY is “padel” or STORY is answered)'],
])('%j', (condition, words) => {
  expect(conditionInWords(en, condition, names)).toBe(words);
});
