import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closeness, rangeIn } from './range.ts';
import { numberOf, quantitiesIn } from './units.ts';

describe('quantities in a text', () => {
  test.each([
    ['35 ft cable', [{ unit: 'm', value: 10.668 }]],
    ['2,33 kg', [{ unit: 'g', value: 2330 }]],
    ['1,5 liter', [{ unit: 'l', value: 1.5 }]],
    ['17" screen', [{ unit: 'inch', value: 17 }]],
    ['8-Port switch', [{ unit: 'port', value: 8 }]],
    [
      '210x297 mm',
      [
        { unit: 'm', value: 0.21 },
        { unit: 'm', value: 0.297 },
      ],
    ],
    ['6 per box', [{ unit: 'piece', value: 6 }]],
    ['set van 4', [{ unit: 'piece', value: 4 }]],
    ['1600 mAh', [{ unit: 'ah', value: 1.6 }]],
    ['model X200', []],
  ])('%s', (text, expected) => {
    const found = quantitiesIn(text).filter(
      ({ unit }) => expected.length === 0 || expected.some((one) => one.unit === unit),
    );
    expect(found).toHaveLength(expected.length);
    expected.forEach(({ value }, index) => {
      expect(found[index]?.value).toBeCloseTo(value, 6);
    });
  });

  test('feet and metres come to the same', () => {
    const [feet, metres] = ['3.3 ft', '1.00584 m'].map((text) => quantitiesIn(text)[0]);
    expect(feet?.unit).toBe(metres?.unit);
    expect(feet?.value).toBeCloseTo(metres?.value ?? 0, 9);
  });

  test.each([
    ['1.500', 1.5],
    ['1,500', 1500],
    ['12.500', 12_500],
    ['1.500.000', 1_500_000],
    ['3,3', 3.3],
  ])('%s is read as a number', (text, value) => {
    expect(numberOf(text)).toBe(value);
  });
});

describe('the range a text names', () => {
  test.each([
    ['Up to 8 ports', { unit: 'port', max: 8 }],
    ['8 ports to 24 ports', { unit: 'port', min: 8, max: 24 }],
    ['More than 24 ports', { unit: 'port', min: 24, minOpen: true }],
    ['Under $15', { unit: 'price', max: 15, maxOpen: true }],
    ['€ 25 tot € 60', { unit: 'price', min: 25, max: 60 }],
    ['Meer dan €60', { unit: 'price', min: 60, minOpen: true }],
    ['tot 50 euro', { unit: 'price', max: 50 }],
    ['2 to 5 kg', { unit: 'g', min: 2000, max: 5000 }],
    ['50 cm of meer', { unit: 'm', min: 0.5 }],
    ['tussen 1 en 2 meter', { unit: 'm', min: 1, max: 2 }],
  ])('%s', (text, range) => {
    expect(rangeIn(text)).toEqual(range);
  });

  test.each(['GDDR3', 'USB 2.0', 'Red', '', 'No preference', '2 x USB A'])('%s names none', (text) => {
    expect(rangeIn(text)).toBeNull();
  });

  test('whatever is said, the ends are numbers in order', () => {
    const piece = fc.constantFrom(
      'up to ',
      'over ',
      'between ',
      '5',
      '12',
      ' to ',
      ' en ',
      ' kg',
      '€',
      '1.000',
      '-',
      'NaN',
      '1e999',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const range = rangeIn(pieces.join(''));
        if (!range) return;
        expect(Number.isFinite(range.min ?? 0) && Number.isFinite(range.max ?? 0)).toBe(true);
        expect(range.min ?? Number.NEGATIVE_INFINITY).toBeLessThanOrEqual(
          range.max ?? Number.POSITIVE_INFINITY,
        );
      }),
    );
  });
});

describe('closeness to a range', () => {
  test('is 1 inside, half a tolerance away less than half, and an open end is outside', () => {
    expect(closeness({ unit: 'price', min: 10, max: 20 }, 20, 0.1)).toBe(1);
    expect(closeness({ unit: 'price', min: 10, minOpen: true }, 10, 0.1)).toBeLessThan(1);
    expect(closeness({ unit: 'price', max: 20 }, 22, 0.1)).toBeCloseTo(0.25);
    expect(closeness({ unit: 'price', max: 20 }, 22, 0)).toBe(0);
  });

  test('never rises with the distance', () => {
    const number = fc.double({ min: 0.01, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(number, number, number, (max, a, b) => {
        const [near, far] = [Math.min(a, b), Math.max(a, b)];
        const range = { unit: 'price', max };
        expect(closeness(range, far, 0.2)).toBeLessThanOrEqual(closeness(range, near, 0.2));
      }),
    );
  });
});
