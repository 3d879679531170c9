import type { Answer, Answers } from '#shared/model/answer.ts';
import { checkAnswer } from './answer.ts';
import type { AskedQuestion, Head, Pool, ValueVector } from './artefact.ts';
import { follow } from './flow.ts';
import { choose, poolShelf, type Shelf } from './rank.ts';
import type { Selection } from './select.ts';

export interface Change {
  question: string;
  answer: Answer;
}

const sameAnswer = (a: Answer, b: Answer) => JSON.stringify(a) === JSON.stringify(b);

const otherOptions = (question: AskedQuestion, answer: Answer, ids: string[]): Answer[] => {
  const of = (chosen: string[]): Answer => ({ kind: 'options', ids: chosen });
  const now = answer.kind === 'options' ? answer.ids : [];
  const alone = ids.map((id) => of([id]));
  if (question.type === 'ranking') return ids.map((id) => of([id, ...now.filter((one) => one !== id)]));
  const toggled = ids.map((id) => of(now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));
  return [...toggled, ...alone];
};

/** Values that would bring the product in: its own, on a step of the slider, and no limit at all. */
const otherValues = (question: AskedQuestion, answer: Answer, value: ValueVector, card: number): Answer[] => {
  if (!('min' in question) || !('step' in question)) {
    if (question.type !== 'rating') return [];
    return Array.from({ length: question.max }, (_, i) => ({ kind: 'number', value: i + 1 }));
  }
  const { min, max, step } = question;
  const unit = value.on === 'price' ? 100 : 1;
  const held = value.values?.[card];
  const snap = (raw: number, round: (steps: number) => number) =>
    Math.min(max, Math.max(min, min + round((raw / unit - min) / step) * step));
  return (Array.isArray(held) ? held : held == null ? [] : [held]).slice(0, 5).flatMap((raw): Answer[] => {
    const [low, high] = [snap(raw, Math.floor), snap(raw, Math.ceil)];
    if (answer.kind !== 'range') return [high, low].map((one) => ({ kind: 'number', value: one }));
    return [
      { kind: 'range', min: Math.min(answer.min, low), max: Math.max(answer.max, high) },
      { kind: 'range', min: low, max: high },
    ];
  });
};

/** Other valid answers to a question, the nearest first. */
const alternatives = (head: Head, pool: Pool, answers: Answers, id: string, card: number): Answer[] => {
  const index = head.questions.findIndex((one) => one.id === id);
  const question = head.questions[index];
  const answer = follow(head.questions, answers).given.get(id);
  if (!question || !answer) return [];
  const value = pool.vectors.questions[index]?.value;
  // Those hidden now too: another change may show them.
  const found =
    'options' in question
      ? otherOptions(
          question,
          answer,
          question.options.map((option) => option.id),
        )
      : value
        ? otherValues(question, answer, value, card)
        : [];
  if (!question.required) found.push({ kind: 'seen' });
  return found.filter(
    (one, i) =>
      !sameAnswer(one, answer) &&
      suits(question, one) &&
      found.findIndex((other) => sameAnswer(one, other)) === i,
  );
};

/** Whether the card comes first where products compete, or is the one chosen for a routine's step. */
const leads = (selection: Selection, card: number): boolean => {
  const main =
    selection.slots.find((slot) => slot.kind === 'best') ??
    selection.slots.find((slot) => slot.kind !== 'routine');
  return selection.slots.some((slot) =>
    slot.kind === 'routine'
      ? slot.places.some((place) => place.card === card)
      : slot === main && slot.places[0]?.card === card,
  );
};

/** All sets of `size` of the first `count` numbers, in order. */
function* combinations(count: number, size: number, from = 0): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (let first = from; first <= count - size; first++)
      for (const rest of combinations(count, size - 1, first + 1)) yield [first, ...rest];
}

function* combined(lists: Change[][]): Generator<Change[]> {
  const [first, ...rest] = lists;
  if (!first) yield [];
  else for (const change of first) for (const others of combined(rest)) yield [change, ...others];
}

/** How many must be chosen depends on which options are shown. */
const suits = (question: AskedQuestion, answer: Answer): boolean =>
  [null, 'tooFew'].includes(checkAnswer(question, answer));

/** Whether the card leads once these changes are made; a change that does not count then is none. */
const puts = (head: Head, shelf: Shelf, answers: Answers, card: number, changes: Change[]): boolean => {
  const { given } = follow(head.questions, answers);
  const counts = changes.every(({ question, answer }) => {
    const own = given.get(question);
    return own !== undefined && sameAnswer(own, answer);
  });
  return counts && leads(choose(head.questions, head.results, shelf, answers).selection, card);
};

/**
 * The smallest change of answers that puts a product first: the fewest questions, at most three, the earliest ones
 * first. An empty list: it is first already. Null: none found within `budget` rankings, by default as many as a
 * phone can do while the shopper waits.
 */
export const whatWouldChange = (
  head: Head,
  pool: Pool,
  answers: Answers,
  product: string,
  budget?: number,
): Change[] | null => {
  const card = pool.cards.findIndex((one) => one.id === product);
  const shelf = poolShelf(pool);
  const { path, current } = follow(head.questions, answers);
  if (card < 0) return null;
  if (puts(head, shelf, answers, card, [])) return [];
  const lists = path
    .map((question) =>
      alternatives(head, pool, answers, question, card).map((answer) => ({ question, answer })),
    )
    .filter((list) => list.length > 0);
  let left = budget ?? Math.min(1500, Math.ceil(6e7 / (shelf.size * path.length)));
  for (let size = 1; size <= Math.min(3, lists.length); size++)
    for (const set of combinations(lists.length, size))
      for (const changes of combined(set.flatMap((at) => [lists[at] ?? []]))) {
        if (left-- <= 0) return null;
        const changed = {
          ...answers,
          ...Object.fromEntries(changes.map((one) => [one.question, one.answer])),
        };
        // Where the results were shown, a change that leaves a question open or leads elsewhere is none.
        if (current === null && follow(head.questions, changed).end?.to !== 'results') continue;
        if (puts(head, shelf, changed, card, changes)) return changes;
      }
  return null;
};
