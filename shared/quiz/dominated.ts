import type { Quiz } from '#shared/model/quiz.ts';
import { eachCard, membership } from './grade.ts';
import type { Shelf } from './rank.ts';

/** What one option does, per card. */
interface Dense {
  points: Int32Array;
  required: Uint8Array | null;
  excluded: Uint8Array | null;
}

const denseOptions = (quiz: Quiz, shelf: Shelf): Dense[] =>
  quiz.questions.flatMap((question, q) =>
    'options' in question
      ? question.options.flatMap((_, o): Dense[] => {
          const vector = shelf.option(q, o);
          if (!vector || (!vector.boost && !vector.require && !vector.exclude)) return [];
          const points = new Int32Array(shelf.size);
          if (vector.boost) {
            const { cards, points: given } = vector.boost;
            eachCard(cards, (card, i) => {
              points[card] = typeof given === 'number' ? given : (given[i] ?? 0);
            });
          }
          const set = (list: number[] | undefined) => (list ? membership(shelf.size, list) : null);
          return [{ points, required: set(vector.require), excluded: set(vector.exclude) }];
        })
      : [],
  );

const numbersOf = (values: number | number[] | null | undefined): number[] => [values ?? []].flat();

/**
 * Proves, without walking paths, that a card is never shown: as many others as there are places score at least as
 * much whatever is answered, stand before it in a tie, and are never shut out where it is not.
 * @returns a test of a card; false means unproven, not that the card can be shown
 */
export const createDomination = (quiz: Quiz, shelf: Shelf): ((card: number) => boolean) => {
  const options = denseOptions(quiz, shelf);
  const values = quiz.questions.map((_, q) => shelf.value(q)).filter((value) => value !== undefined);
  // How free text is worded cannot be foreseen.
  if (values.some((value) => value.on === 'text')) return () => false;
  const { soldOut, slots, maxProducts } = quiz.results;
  const inStep = (card: number) =>
    slots.some(
      (slot, s) => slot.kind === 'routine' && slot.steps.some((_, step) => shelf.fits(s, step, card)),
    );
  const atLeast = (other: number, card: number): boolean =>
    other < card &&
    (soldOut === 'show' || shelf.available(other) || (soldOut === 'last' && !shelf.available(card))) &&
    options.every(
      ({ points, required, excluded }) =>
        (points[other] ?? 0) >= (points[card] ?? 0) &&
        !(required?.[card] && !required[other]) &&
        !(excluded?.[other] && !excluded[card]),
    ) &&
    values.every((value) => {
      const own = numbersOf(value.values?.[other]);
      return numbersOf(value.values?.[card]).every((number) => own.includes(number));
    });
  return (card) => {
    if (soldOut === 'hide' && !shelf.available(card)) return true;
    if (inStep(card)) return false;
    let better = 0;
    for (let other = 0; other < card && better < maxProducts; other++) if (atLeast(other, card)) better += 1;
    return better >= maxProducts;
  };
};
