import { describe, expect, test } from 'vitest';
import type { Answer } from '#shared/model/answer.ts';
import { answerInWords, checkAnswer, textsIn } from './answer.ts';
import type { AskedQuestion } from './artefact.ts';

type Type = AskedQuestion['type'];
const ask = (type: Type, extra: object = {}) =>
  ({ id: 'q', type, required: true, rules: [], ...extra }) as unknown as AskedQuestion;
const options = (...ids: string[]) => ({ options: ids.map((id) => ({ id })) });
const text = (value: string): Answer => ({ kind: 'text', value });
const number = (value: number): Answer => ({ kind: 'number', value });
const chose = (...ids: string[]): Answer => ({ kind: 'options', ids });

describe('checkAnswer', () => {
  const abc = options('a', 'b', 'c');
  const slider = { min: 0, max: 10, step: 2.5 };
  test.each<[string, AskedQuestion, Answer | undefined, string | null]>([
    ['nothing where one is needed', ask('single', abc), undefined, 'required'],
    ['nothing where none is needed', ask('single', { ...abc, required: false }), { kind: 'seen' }, null],
    ['one', ask('single', abc), chose('a'), null],
    ['two of single', ask('single', abc), chose('a', 'b'), 'tooMany'],
    ['an option of another question', ask('multiple', abc), chose('z'), 'unknownOption'],
    ['an option twice', ask('multiple', abc), chose('a', 'a'), 'unknownOption'],
    ['too few', ask('multiple', { ...abc, minChoices: 2 }), chose('a'), 'tooFew'],
    ['too many', ask('multiple', { ...abc, maxChoices: 2 }), chose('a', 'b', 'c'), 'tooMany'],
    [
      '"none of these" alone',
      ask('multiple', { options: [{ id: 'a', exclusive: true }, { id: 'b' }], minChoices: 2 }),
      chose('a'),
      null,
    ],
    [
      '"none of these" and one more',
      ask('multiple', { options: [{ id: 'a', exclusive: true }, { id: 'b' }] }),
      chose('a', 'b'),
      'notAlone',
    ],
    [
      'other where it is offered',
      ask('single', { ...abc, other: true }),
      { kind: 'options', ids: [], other: 'x' },
      null,
    ],
    ['other where it is not', ask('single', abc), { kind: 'options', ids: [], other: 'x' }, 'unknownOption'],
    ['a number for a choice', ask('single', abc), number(1), 'wrongKind'],
    ['not a number', ask('number', slider), number(Number.NaN), 'outOfRange'],
    ['on a step', ask('number', slider), number(7.5), null],
    ['between steps', ask('number', slider), number(7), 'offStep'],
    ['more stars than there are', ask('rating', { max: 5 }), number(6), 'outOfRange'],
    [
      'a range the wrong way round',
      ask('priceRange', slider),
      { kind: 'range', min: 5, max: 2.5 },
      'outOfRange',
    ],
    ['an address', ask('email'), text('kim@shop.example'), null],
    ['no address', ask('email'), text('kim@shop'), 'notAnEmail'],
    ['a number to call', ask('phone'), text('+31 (0)20 123 45 67'), null],
    ['no number to call', ask('phone'), text('call me'), 'notAPhone'],
    ['a day', ask('date'), text('2028-02-29'), null],
    ['a day that is not', ask('date'), text('2027-02-29'), 'notADay'],
    ['a day too late', ask('date', { max: '2027-01-01' }), text('2027-01-02'), 'outOfRange'],
    ['spaces only', ask('shortText', { maxLength: 9 }), text('   '), 'required'],
    ['too long', ask('shortText', { maxLength: 3 }), text('four'), 'tooLong'],
    ['a million characters', ask('email'), text('@'.repeat(1_000_000)), 'tooLong'],
    ['no consent', ask('consent'), { kind: 'consent', given: false }, 'mustConsent'],
    [
      'no consent where it is free',
      ask('consent', { required: false }),
      { kind: 'consent', given: false },
      null,
    ],
    ['a statement read', ask('statement'), { kind: 'seen' }, null],
  ])('%s', (_, question, answer, fault) => {
    expect(checkAnswer(question, answer)).toBe(fault);
  });
});

describe('answerInWords', () => {
  const texts = textsIn(
    {
      defaultLocale: 'en',
      texts: { en: { 'a.label': 'Red', 'b.label': 'Blue', 'q.unit': 'mm' }, nl: { 'a.label': 'Rood' } },
    },
    'nl',
  );
  test.each<[AskedQuestion, Answer, string]>([
    [ask('multiple', options('a', 'b')), chose('a', 'b'), 'Rood en Blue'],
    [
      ask('single', { ...options('a'), other: true }),
      { kind: 'options', ids: [], other: ' Groen ' },
      'Groen',
    ],
    [ask('number'), number(1234.5), '1.234,5 mm'],
    [ask('date'), text('2027-03-01'), '1 maart 2027'],
    [ask('consent'), { kind: 'consent', given: true }, 'Ja'],
    [ask('single', options('a')), { kind: 'seen' }, ''],
  ])('%#', (question, answer, words) => {
    expect(answerInWords(question, answer, texts, 'nl')).toBe(words);
  });

  test('writes amounts as money', () => {
    const words = answerInWords(ask('priceRange'), { kind: 'range', min: 40, max: 79.5 }, texts, 'en', 'EUR');
    expect(words).toBe('€40 – €79.50');
  });
});
