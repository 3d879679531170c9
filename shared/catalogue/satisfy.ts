import type { Constraint } from './constraint.ts';
import { normalPhrase } from './facts.ts';
import { type Catalogue, fieldRange, type Judge, overlapOf, unknown } from './judge.ts';
import { optionJudge } from './judgeOption.ts';
import { typeJudge } from './judgeType.ts';
import { yesNoJudge } from './judgeYesNo.ts';
import { phrasesOf, scan } from './phrases.ts';
import { closeness } from './range.ts';
import { fields } from './textIndex.ts';
import type { Quantity, Range } from './units.ts';

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

/** How close the values come to the ranges of their unit; -1 when none is in one of their units. */
const bestOf = (ranges: readonly Range[], values: readonly Quantity[]): number => {
  let best = -1;
  for (const { unit, value } of values)
    for (const range of ranges)
      if (range.unit === unit) best = Math.max(best, closeness(range, value, numberTolerance));
  return best;
};

/** Numbers in running text: of several, some may be of other things. */
const inText = ({ facts }: Catalogue, ranges: readonly Range[], units: readonly string[]): Judge => {
  return (product) => {
    let count = 0;
    let inside = 0;
    let best = 0;
    for (const unit of units)
      for (const value of facts.quantitiesOf(product, unit)) {
        const meets = bestOf(ranges, [{ unit, value }]);
        count++;
        if (meets === 1) inside++;
        best = Math.max(best, meets);
      }
    if (count === 0) return unknown;
    return inside > 0 ? 0.5 + (0.4 * inside) / count : best * 0.5;
  };
};

const rangeJudge = (catalogue: Catalogue, ranges: readonly Range[], about: readonly string[]): Judge => {
  const byText = inText(catalogue, ranges, [...new Set(ranges.map(({ unit }) => unit))]);
  return (product) => {
    let plain = -1;
    let certain = -1;
    catalogue.facts.eachTag(product, (tag) => {
      const meets = bestOf(ranges, tag.quantities);
      if (meets < 0) return;
      if (overlapOf(tag.about, about) === 0) plain = Math.max(plain, meets);
      else if (certain < 0) certain = meets;
    });
    if (certain >= 0) return certain;
    if (plain >= 0) return plain === 1 ? 0.97 : plain * 0.8;
    return byText(product);
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
