import { describe, expect, test } from 'vitest';
import type { Answers } from '#shared/model/answer.ts';
import type { Locale } from '#shared/model/locale.ts';
import { whatWouldChange } from './change.ts';
import { compile } from './compile.ts';
import { reason } from './explain.ts';
import { rank } from './rank.ts';
import { shoeQuiz, shoes } from './test/shoes.ts';
import { whyNot } from './why.ts';

const { head, pool } = compile({
  quiz: shoeQuiz,
  quizId: 'q',
  version: 1,
  products: shoes,
  currency: 'EUR',
  branding: true,
});
const chose = (...ids: string[]) => ({ kind: 'options' as const, ids });
const runner: Answers = {
  sport: chose('running'),
  place: chose('in'),
  budget: { kind: 'range', min: 0, max: 80 },
  vegan: chose('yes'),
};

const reasons = (answers: Answers, locale: Locale) =>
  rank(head, pool, answers).slots.flatMap((slot) =>
    slot.items.map((item) => reason(head, pool, item, answers, locale)),
  );

describe('reason', () => {
  test('quotes what the shopper chose, and says what a product does not match', () => {
    expect(reasons(runner, 'en')).toEqual([
      'Because you chose “Running” and “Indoors” and want to stay under €80, this fits everything you asked for.',
      'Because you chose “Indoors” and want to stay under €80, this is a good fit, though it does not match “Running”.',
      'Because you chose “Running”, this is a good fit, though it does not match “Indoors” and your budget.',
    ]);
  });

  test('in Dutch too, with a text that is missing taken from the default language', () => {
    expect(reasons({ ...runner, sport: chose('padel') }, 'nl')[0]).toBe(
      'Omdat je “Padel” en “Binnen” koos en onder €\u00a080 wilt blijven, past dit bij alles wat je zoekt.',
    );
  });

  test('says the price that was wished for, from either end', () => {
    const budget = (min: number, max: number): Answers => ({
      ...runner,
      budget: { kind: 'range', min, max },
    });
    expect(reasons(budget(50, 80), 'en')[0]).toContain('want to stay between €50 and €80');
    expect(reasons(budget(70, 200), 'en')[0]).toContain('want to spend at least €70');
    expect(reasons(budget(0, 200), 'en')[0]).toBe(
      'Because you chose “Running” and “Indoors”, this fits everything you asked for.',
    );
  });

  test('an answer that says little by itself comes with its question', () => {
    const quiz = structuredClone(shoeQuiz);
    const vegan = quiz.questions[3];
    if (!vegan || !('options' in vegan)) throw new Error('The last question has options');
    vegan.options[0]?.effects.push({ kind: 'boost', match: { on: 'type', values: ['Shoe'] }, weight: 90 });
    const made = compile({ quiz, quizId: 'q', version: 1, products: shoes, currency: 'EUR', branding: true });
    const item = rank(made.head, made.pool, runner).slots[0]?.items[0];
    if (!item) throw new Error('There is a best match');
    expect(reason(made.head, made.pool, item, runner, 'en')).toContain(
      '“Yes” to “Must it be free of leather?”',
    );
  });

  test('a price just outside what an option names is not called a match', () => {
    const quiz = structuredClone(shoeQuiz);
    const place = quiz.questions[1];
    if (!place || !('options' in place)) throw new Error('The second question has options');
    place.options[0]?.effects.splice(0, 1, { kind: 'boost', match: { on: 'price', max: 7400 }, weight: 20 });
    const made = compile({ quiz, quizId: 'q', version: 1, products: shoes, currency: 'EUR', branding: true });
    const item = rank(made.head, made.pool, runner).slots[0]?.items[0];
    if (!item) throw new Error('There is a best match');
    expect(item.trace.find((one) => one.question === 'place')).toMatchObject({ met: [], unmet: ['in'] });
    expect(reason(made.head, made.pool, item, runner, 'en')).toContain('does not match “Indoors”');
  });

  test('an option that requires some products and prefers others is matched by what it requires', () => {
    const quiz = structuredClone(shoeQuiz);
    const place = quiz.questions[1];
    if (!place || !('options' in place)) throw new Error('The second question has options');
    place.options[0]?.effects.splice(
      0,
      1,
      { kind: 'require', match: { on: 'type', values: ['Shoe'] } },
      { kind: 'boost', match: { on: 'vendor', values: ['Nobody'] }, weight: 20 },
    );
    const made = compile({ quiz, quizId: 'q', version: 1, products: shoes, currency: 'EUR', branding: true });
    const item = rank(made.head, made.pool, runner).slots[0]?.items[0];
    if (!item) throw new Error('There is a best match');
    expect(item.trace.find((one) => one.question === 'place')).toMatchObject({ met: ['in'], unmet: [] });
    expect(reason(made.head, made.pool, item, runner, 'en')).toContain('“Indoors”');
  });

  test('a sold-out product is called so', () => {
    const hiker: Answers = { ...runner, sport: chose('hiking'), place: chose('out') };
    expect(reasons(hiker, 'nl').at(-1)).toMatch(/Het is nu uitverkocht\.$/);
  });
});

describe('whyNot', () => {
  test.each<[string, Answers, string, string]>([
    ['5', runner, 'excluded', 'It is left out because you chose “Yes” to “Must it be free of leather?”.'],
    [
      '4',
      runner,
      'lower',
      'Others come first because it does not match “Running”, “Indoors”, and your budget.',
    ],
    [
      '3',
      { ...runner, place: chose('out') },
      'required',
      'It does not meet “Outdoors”, and other products do.',
    ],
    ['1', runner, 'shown', 'It is among your results.'],
    ['99', runner, 'unknown', 'It is not part of this quiz.'],
  ])('%s', (product, answers, kind, text) => {
    expect(whyNot(head, pool, answers, product, 'en')).toMatchObject({ kind, text });
  });

  test('sold out where that is hidden', () => {
    const quiz = { ...shoeQuiz, results: { ...shoeQuiz.results, soldOut: 'hide' as const } };
    const made = compile({ quiz, quizId: 'q', version: 1, products: shoes, currency: 'EUR', branding: true });
    expect(whyNot(made.head, made.pool, runner, '4', 'nl')).toMatchObject({
      kind: 'soldOut',
      text: 'Het is nu uitverkocht.',
    });
  });
});

describe('whatWouldChange', () => {
  test('is nothing for what is first already', () => {
    expect(whatWouldChange(head, pool, runner, '1')).toEqual([]);
  });

  test('is the fewest answers that put a product first, and they do', () => {
    for (const [product, count] of [
      ['2', 1],
      ['3', 1],
      ['5', 2],
    ] as const) {
      const changes = whatWouldChange(head, pool, runner, product);
      expect(changes).toHaveLength(count);
      const changed = {
        ...runner,
        ...Object.fromEntries((changes ?? []).map((one) => [one.question, one.answer])),
      };
      expect(rank(head, pool, changed).slots[0]?.items[0]?.product).toBe(product);
    }
  });

  test('is none where no answers put it first', () => {
    expect(whatWouldChange(head, pool, runner, '4')).toBeNull();
    expect(whatWouldChange(head, pool, runner, '99')).toBeNull();
  });

  test('does not lead away from the results', () => {
    const quiz = structuredClone(shoeQuiz);
    const toShop = { to: 'link' as const, url: 'https://shop.example/' };
    quiz.questions[0]?.rules.push({
      when: { op: 'anyOf', question: 'sport', options: ['hiking', 'padel'] },
      target: toShop,
    });
    const compiled = compile({
      quiz,
      quizId: 'q',
      version: 1,
      products: shoes,
      currency: 'EUR',
      branding: true,
    });
    expect(whatWouldChange(head, pool, runner, '3')).toMatchObject([{ question: 'sport' }]);
    expect(whatWouldChange(compiled.head, compiled.pool, runner, '3')).toBeNull();
  });
});
