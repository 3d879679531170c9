import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMatcher, type Matchable } from './match.ts';
import type { SessionAnswer } from './session.ts';

const product = (id: string, given: Partial<Matchable>): Matchable => ({
  id,
  title: '',
  description: '',
  vendor: '',
  productType: '',
  tags: [],
  ...given,
});

const shop = [
  product('trail', {
    title: 'Trail running shoe blue',
    vendor: 'Noord',
    productType: 'Shoe',
    tags: ['Weight: 280 g', 'Waterproof'],
    price: 120,
  }),
  product('road', {
    title: 'Road running shoe red',
    vendor: 'Zuid',
    productType: 'Shoe',
    tags: ['Weight: 210 g', 'No waterproof'],
    price: 90,
  }),
  product('boot', {
    title: 'Leather hiking boot brown',
    vendor: 'Noord',
    productType: 'Boot',
    description: 'Waterproof boots for 3 seasons, 0.6 kg',
    price: 180,
  }),
  product('sock', { title: 'Wool running socks, pack of 3', vendor: 'Zuid', productType: 'Sock', price: 15 }),
  product('bottle', { title: 'Drinking bottle 750 ml', vendor: 'Oost', productType: 'Bottle', price: 12 }),
];
const matcher = createMatcher(shop, { synonyms: [['sneaker', 'shoe']] });

const answer = (question: string, options: string[], selected: string[], kind = 'choice'): SessionAnswer => ({
  question,
  kind,
  options,
  selected,
});
const ids = (answers: SessionAnswer[], freeText = '', by = matcher) =>
  by.rank({ answers, freeText }).map((match) => shop[match.product]?.id);

describe('words', () => {
  test.each([
    ['running shoes', 'road'],
    ['hikking boots', 'boot'],
    ['bottles', 'bottle'],
    ['trail shoe', 'trail'],
    ['socks', 'sock'],
  ])('%s finds %s', (text, first) => {
    expect(ids([], text).slice(0, 2)).toContain(first);
  });

  test('a synonym of the merchant finds what is named otherwise', () => {
    expect(ids([], 'sneakers').toSorted()).toEqual(['road', 'trail']);
    expect(ids([], 'sneakers', createMatcher(shop))).toEqual([]);
  });

  test('what is not wanted comes after what is', () => {
    expect(ids([], 'running, no shoes')[0]).toBe('sock');
  });

  test('nothing known gives nothing', () => {
    expect(ids([], 'qwertyuiop')).toEqual([]);
    expect(ids([], '')).toEqual([]);
  });

  test('Dutch texts are found by other forms of their words', () => {
    const dutch = [product('jas', { title: 'Waterdichte jas' }), product('trui', { title: 'Wollen trui' })];
    const found = createMatcher(dutch, { locale: 'nl' }).rank({ answers: [], freeText: 'waterdicht jassen' });
    expect(found[0]?.product).toBe(0);
  });
});

describe('answers', () => {
  const type = answer('What are you looking for?', ['Shoe', 'Boot', 'Sock'], ['Shoe'], 'type');

  test('the type comes first, and another type comes last rather than never', () => {
    const found = ids([type, answer('Waterproof?', ['Yes', 'No'], ['Yes'])]);
    expect(found.slice(0, 2)).toEqual(['trail', 'road']);
    expect(found).toContain('boot');
  });

  test('yes and no are told apart by negated tags', () => {
    expect(ids([type, answer('Should it be waterproof?', ['Yes', 'No', 'No preference'], ['No'])])[0]).toBe(
      'road',
    );
  });

  test('a number is compared across units', () => {
    const options = ['Up to 0.25 kg', '0.25 kg to 0.5 kg', 'More than 0.5 kg'];
    expect(ids([answer('How heavy may it be?', options, ['Up to 0.25 kg'])])[0]).toBe('road');
    expect(ids([answer('How heavy may it be?', options, ['0.25 kg to 0.5 kg'])])[0]).toBe('trail');
    expect(ids([answer('How heavy may it be?', options, ['More than 0.5 kg'])])[0]).toBe('boot');
  });

  test('a price just over the budget is better than one far over it', () => {
    const found = ids([answer('What is your budget?', ['Under $100', 'Over $100'], ['Under $100'], 'price')]);
    expect(found.indexOf('trail')).toBeLessThan(found.indexOf('boot'));
    expect(found.slice(0, 3).toSorted()).toEqual(['bottle', 'road', 'sock']);
  });

  test('several chosen options are alternatives', () => {
    const found = ids([type, answer('Which colour?', ['Red', 'Blue', 'Brown'], ['Blue', 'Brown'], 'multi')]);
    expect(found[0]).toBe('trail');
  });

  test('no preference changes nothing', () => {
    const open = answer('Which colour?', ['Red', 'Blue', 'No preference'], ['No preference']);
    expect(ids([type, open])).toEqual(ids([type]));
  });

  test('a brand named beside answers counts as one more of them', () => {
    expect(ids([type], 'Preferably from Zuid')[0]).toBe('road');
    expect(ids([type], 'I like Noord')[0]).toBe('trail');
  });

  test('of what is said in turn, the last counts most', () => {
    const said = (text: string) => answer('What are you looking for?', [], [text], 'text');
    expect(ids([said('trail shoe'), said('road shoe')])[0]).toBe('road');
    expect(ids([said('road shoe'), said('trail shoe')])[0]).toBe('trail');
  });

  test('a missing type is guessed from the title, against the types that were not chosen', () => {
    const untyped = createMatcher(shop.map((one) => ({ ...one, productType: '' })));
    expect(ids([type], '', untyped).slice(0, 2).toSorted()).toEqual(['road', 'trail']);
  });

  test('under a price said in words', () => {
    expect(ids([answer('What?', [], ['shoe', 'less than $100'], 'text')])[0]).toBe('road');
  });
});

describe('whatever is asked', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.constantFrom(
      'Up to 8 ports',
      'Yes',
      'No',
      '__proto__',
      'constructor',
      'no shoe',
      '€ 1.000',
      '(',
      '\\',
      'NaN kg',
    ),
  );
  const anyAnswer = fc.record({
    question: text,
    kind: fc.constantFrom('type', 'choice', 'multi', 'price', 'text', 'other'),
    options: fc.array(text, { maxLength: 5 }),
    selected: fc.array(text, { maxLength: 3 }),
  });
  const anyDocument = fc.record({
    title: text,
    description: text,
    vendor: text,
    productType: text,
    tags: fc.array(text, { maxLength: 4 }),
  });

  test('scores are numbers that fall, no product comes twice, and the same question gives the same answer', () => {
    fc.assert(
      fc.property(
        fc.array(anyDocument, { maxLength: 12 }),
        fc.array(anyAnswer, { maxLength: 4 }),
        text,
        (documents, answers, freeText) => {
          const any = createMatcher(documents.map((given, index) => product(String(index), given)));
          const found = any.rank({ answers, freeText }, 5);
          expect(found.length).toBeLessThanOrEqual(5);
          expect(new Set(found.map((match) => match.product)).size).toBe(found.length);
          for (const { score } of found) expect(score).toBeGreaterThan(0);
          expect(found.map(({ score }) => score)).toEqual(
            found.map(({ score }) => score).toSorted((a, b) => b - a),
          );
          expect(any.rank({ answers, freeText }, 5)).toEqual(found);
        },
      ),
    );
  });

  test('a million characters are answered', () => {
    const long = 'shoe 5 '.repeat(150_000);
    expect(ids([answer(long, [long], [long])], long).length).toBeGreaterThan(0);
    expect(ids([], '9'.repeat(1_000_000))).toEqual([]);
    expect(ids([], `up to ${'1,000'.repeat(100_000)}`)).toEqual([]);
  });
});
