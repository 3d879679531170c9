import { numberOf, type Range, unitOf } from './units.ts';

const currency = '[$€£¥]|usd|eur|gbp|euros?|dollars?|pounds?';
const number = String.raw`(\d{1,3}(?:[,.]\d{3})+(?!\d)|\d+(?:[.,]\d+)?)`;
const unit = String.raw`(%|''|["”″]|pc\(s\)|[\p{L}]+(?:/s)?)?`;
const value = String.raw`(${currency})?\s?${number}\s?-?(${currency})?\s?${unit}`;

const below =
  'up to|at most|no more than|not more than|max(?:imum)?\\.?|tot en met|tot|hoogstens|maximaal|niet meer dan|<=|≤';
const under =
  'under|below|less than|smaller than|shorter than|lighter than|cheaper than|minder dan|onder|goedkoper dan|kleiner dan|korter dan|lichter dan|<';
const above = 'at least|from|min(?:imum)?\\.?|no less than|minstens|minimaal|vanaf|>=|≥';
const over =
  'over|above|more than|larger than|bigger than|longer than|heavier than|meer dan|boven|groter dan|langer dan|zwaarder dan|>';

const between = new RegExp(
  String.raw`(?:between|from|tussen|van)?\s*${value}\s*(?:to|and|tot|en|–|—|-)\s*${value}`,
  'iu',
);
const oneSided = new RegExp(String.raw`(?<!\p{L})(${over}|${under}|${below}|${above})\s*${value}`, 'iu');
const trailing = new RegExp(
  String.raw`${value}\s*(or more|or less|and up|and over|of meer|of minder|en meer|\+)`,
  'iu',
);

interface Side {
  unit: string;
  value: number;
}

/** A number with what stands before and after it, in base units; `price` when there is a currency sign. */
const sideOf = (
  before: string | undefined,
  digits: string | undefined,
  after: string | undefined,
  name: string | undefined,
): Side | null => {
  const amount = numberOf(digits ?? '');
  if (!Number.isFinite(amount)) return null;
  if (before !== undefined || after !== undefined) return { unit: 'price', value: amount };
  const known = name === undefined ? undefined : unitOf(name.toLowerCase());
  return known ? { unit: known.unit, value: amount * known.value } : { unit: '', value: amount };
};

const one = (sign: string, side: Side): Range => {
  const is = (words: string) => new RegExp(`^(?:${words})$`, 'iu').test(sign);
  if (is(over)) return { unit: side.unit, min: side.value, minOpen: true };
  if (is(under)) return { unit: side.unit, max: side.value, maxOpen: true };
  if (is(below)) return { unit: side.unit, max: side.value };
  return { unit: side.unit, min: side.value };
};

/**
 * The range a text names, in English or Dutch: `Up to 8 ports`, `€ 25 tot € 60`, `less than 3.3lbs`, `50 cm of meer`.
 * @returns null when it names none
 */
export const rangeIn = (given: string): Range | null => {
  const text = given.slice(0, 300);
  const pair = between.exec(text);
  if (pair) {
    const high = sideOf(pair[5], pair[6], pair[7], pair[8]);
    const low = sideOf(pair[1], pair[2], pair[3], pair[4]);
    if (low && high && (low.unit === high.unit || low.unit === '')) {
      // `2 to 5 kg`: the unit is said once, so the first number has not been converted yet.
      const scale = low.unit === '' && high.unit !== '' ? high.value / numberOf(pair[6] ?? '1') : 1;
      const min = low.value * scale;
      if (min <= high.value) return { unit: high.unit, min, max: high.value };
    }
  }
  const single = oneSided.exec(text);
  const side = single && sideOf(single[2], single[3], single[4], single[5]);
  if (single && side) return one(single[1] ?? '', side);
  const after = trailing.exec(text);
  const base = after && sideOf(after[1], after[2], after[3], after[4]);
  if (!after || !base) return null;
  return /less|minder/i.test(after[5] ?? '')
    ? { unit: base.unit, max: base.value }
    : { unit: base.unit, min: base.value };
};

/** 1 inside the range, falling to 0 as the value is further outside, in proportion to the range's ends. */
export const closeness = (range: Range, given: number, tolerance: number): number => {
  const slack = 1e-3;
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = range;
  const low = range.minOpen ? given > min * (1 + slack) : given >= min * (1 - slack);
  const high = range.maxOpen ? given < max * (1 - slack) : given <= max * (1 + slack);
  if (low && high) return 1;
  const off = low ? (given - max) / Math.max(max, 1e-9) : (min - given) / Math.max(min, 1e-9);
  return tolerance === 0 ? 0 : 0.5 ** (1 + Math.abs(off) / tolerance);
};
