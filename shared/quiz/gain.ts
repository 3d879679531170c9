import type { Head, Pool, QuestionVectors } from './artefact.ts';
import { eachCard } from './grade.ts';
import type { Scored } from './parts.ts';

/** A product that does not fit an answer may still be what the shopper wants: nobody's tags are complete. */
const doubt = 0.05;

/** Per answer, how well each card fits it, 0 to 1. */
const fitsOf = ({ options = [], value }: QuestionVectors, size: number): Float64Array[] => {
  if (value) return value.values ? quarters(value.values, size) : [];
  return options.map(({ full, boost, require, exclude }) => {
    const fit = new Float64Array(size).fill(full > 0 ? 0 : 0.5);
    if (boost)
      eachCard(boost.cards, (card, i) => {
        const { points } = boost;
        fit[card] = (typeof points === 'number' ? points : (points[i] ?? 0)) / full;
      });
    if (require) {
      const allowed = new Set<number>();
      eachCard(require, (card) => allowed.add(card));
      for (let card = 0; card < size; card++)
        if (!allowed.has(card)) fit[card] = 0;
        else if (full === 0) fit[card] = 1;
    }
    if (exclude)
      eachCard(exclude, (card) => {
        fit[card] = 0;
      });
    return fit;
  });
};

/** A number is told apart by which quarter of the products it falls in. */
const quarters = (values: (number | number[] | null)[], size: number): Float64Array[] => {
  const lowest = values.map((own) => (Array.isArray(own) ? Math.min(...own) : own));
  const sorted = lowest.filter((own) => own !== null).sort((a, b) => a - b);
  const ends = [0.25, 0.5, 0.75].map((share) => sorted[Math.floor(share * sorted.length)] ?? 0);
  const fits = Array.from({ length: 4 }, () => new Float64Array(size));
  lowest.forEach((own, card) => {
    const quarter = own === null ? -1 : ends.filter((end) => own >= end).length;
    fits.forEach((fit, i) => {
      fit[card] = own === null ? 0.5 : i === quarter ? 1 : 0;
    });
  });
  return fits;
};

const entropy = (shares: number[]): number =>
  shares.reduce((sum, share) => (share > 0 ? sum - share * Math.log2(share) : sum), 0);

/** How far behind the first a product may be, as a share of its score, and still be a candidate. */
const within = 0.5;

/**
 * The expected information, in bits, of each question about which of the remaining candidates is wanted: the mutual
 * information of answer and product (Shannon 1948), a product's answer taken to be as likely as it fits.
 */
export const createGain = (head: Head, pool: Pool, scored: Scored): ((question: number) => number) => {
  const size = pool.cards.length;
  const allowed = Array.from({ length: size }, (_, card) => card).filter(
    (card) =>
      !scored.bans[card] &&
      (head.results.soldOut !== 'hide' || pool.cards[card]?.available) &&
      scored.parts.every(({ met }) => !met || met[card]),
  );
  const first = allowed.reduce((most, card) => Math.max(most, scored.total[card] ?? 0), 0);
  const candidates = allowed.filter((card) => (scored.total[card] ?? 0) >= first * within);
  return (question) => {
    const fits = fitsOf(pool.vectors.questions[question] ?? {}, size);
    const overall = fits.map(() => 0);
    let known = 0;
    for (const card of candidates) {
      const own = fits.map((fit) => (fit[card] ?? 0) + doubt);
      const sum = own.reduce((a, b) => a + b, 0);
      const shares = own.map((one) => one / sum);
      known += entropy(shares) / candidates.length;
      shares.forEach((share, i) => {
        overall[i] = (overall[i] ?? 0) + share / candidates.length;
      });
    }
    // Logarithms may differ in the last digit between browsers; a question must not.
    return Math.round((entropy(overall) - known) * 1e6);
  };
};
