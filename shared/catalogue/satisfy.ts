import type { Constraint } from './constraint.ts';
import { normalPhrase } from './facts.ts';
import { type Catalogue, fieldRange, type Judge, overlapOf, unknown } from './judge.ts';
import { optionJudge } from './judgeOption.ts';
import { typeJudge } from './judgeType.ts';
import { yesNoJudge } from './judgeYesNo.ts';
import { phrasesOf, scan } from './phrases.ts';
import { closeness } from './range.ts';
import { fields } from './textIndex.ts';
import type { Range } from './units.ts';

const priceTolerance = 0.15;
const numberTolerance = 0.1;

const priceJudge =
  ({ prices }: Catalogue, ranges: readonly Range[]): Judge =>
  (product) => {
    const price = prices[product];
    if (price === undefined || Number.isNaN(price)) return unknown;
    return Math.max(...ranges.map((range) => closeness(range, price, priceTolerance)));
  };

const vendorJudge = ({ documents, index }: Catalogue, name: string): Judge => {
  const wanted = normalPhrase(name, index.normalize);
  const phrases = phrasesOf([name], index);
  return (product) => {
    if (normalPhrase(documents[product]?.vendor ?? '', index.normalize) === wanted) return 1;
    let named = 0.02;
    const [from] = fieldRange(index, product, 'title');
    const to = index.starts[(product + 1) * fields.length] ?? 0;
    scan(phrases, index.sequence, from, to, () => {
      named = 0.3;
    });
    return named;
  };
};

const best = (ranges: readonly Range[], values: readonly number[], unit: string): number =>
  Math.max(
    0,
    ...ranges
      .filter((range) => range.unit === unit)
      .flatMap((range) => values.map((value) => closeness(range, value, numberTolerance))),
  );

const rangeJudge = ({ facts }: Catalogue, ranges: readonly Range[], about: readonly string[]): Judge => {
  const units = [...new Set(ranges.map(({ unit }) => unit))];
  return (product) => {
    let plain: number | null = null;
    let certain: number | null = null;
    facts.eachTag(product, (tag) => {
      const values = tag.quantities.filter(({ unit }) => units.includes(unit));
      if (values.length === 0) return;
      const meets = Math.max(...values.map(({ unit, value }) => best(ranges, [value], unit)));
      if (overlapOf(tag.about, about) > 0) certain ??= meets;
      else plain = Math.max(plain ?? 0, meets);
    });
    if (certain !== null) return certain;
    if (plain !== null) return plain === 1 ? 0.97 : plain * 0.8;
    const texts = units.flatMap((unit) =>
      facts.quantitiesOf(product, unit).map((value) => best(ranges, [value], unit)),
    );
    if (texts.length === 0) return unknown;
    const inside = texts.filter((meets) => meets === 1).length / texts.length;
    return inside > 0 ? 0.5 + 0.4 * inside : Math.max(...texts) * 0.5;
  };
};

/** Makes the judge of one constraint; products are then judged without reading the constraint again. */
export const judgeOf = (catalogue: Catalogue, constraint: Constraint): Judge => {
  switch (constraint.kind) {
    case 'type':
      return typeJudge(catalogue, constraint.values, constraint.others);
    case 'price':
      return priceJudge(catalogue, constraint.ranges);
    case 'vendor':
      return vendorJudge(catalogue, constraint.name);
    case 'range':
      return rangeJudge(catalogue, constraint.ranges, constraint.about);
    case 'yesNo':
      return yesNoJudge(catalogue, constraint.wanted, constraint.about);
    case 'option':
      return optionJudge(catalogue, constraint);
  }
};
