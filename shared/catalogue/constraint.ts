import { rangeIn } from './range.ts';
import type { Session, SessionAnswer } from './session.ts';
import { isStopWord, words } from './tokenize.ts';
import type { Range } from './units.ts';

/**
 * An answer as something a product meets or misses; `about` holds the normalised words of the question, `spoken` is
 * set on what was read from the shopper's own words.
 */
export type Constraint = { spoken?: true } & (
  | { kind: 'type'; values: string[]; others: string[] }
  | { kind: 'price'; ranges: Range[] }
  | { kind: 'vendor'; name: string }
  | { kind: 'range'; ranges: Range[]; about: string[] }
  | { kind: 'yesNo'; wanted: boolean; about: string[] }
  | { kind: 'option'; selected: string[]; others: string[]; about: string[] }
);

/** A session taken apart: constraints, and words to find products by. */
export interface Wishes {
  constraints: Constraint[];
  /** Words of all answers, with how much each counts. */
  query: { text: string; weight: number }[];
  /** Words that must not be there. */
  unwanted: string[];
}

const indifferent =
  /^(?:no preference|any|anything|doesn['’]?t matter|don['’]?t mind|not sure|whatever|none|geen voorkeur|maakt niet uit|weet ik niet|alles|-)?$/i;
const yes = /^(?:yes|ja|true)\b/i;
const no = /^(?:no|nee|false|not needed|niet nodig)(?:$|[,.! ])/i;
const asking = new Set(
  'how what which who where when should shall must want need like prefer much many long big heavy fast tall wide large small old kind sort type hoe wat welk welke wie waar wanneer moet moeten wil nodig voorkeur veel lang groot zwaar snel hoog breed klein oud soort included it one ones come comes'.split(
    ' ',
  ),
);
const ordinals: Record<string, string> = {
  first: '1',
  second: '2',
  other: '2',
  third: '3',
  eerste: '1',
  tweede: '2',
  andere: '2',
  derde: '3',
};

/** The words of a question that name what it is about. */
const subject = (question: string, normalize: (word: string) => string): string[] => [
  ...new Set(
    words(question)
      .filter((word) => !isStopWord(word) && !asking.has(word))
      .map((word) => (Object.hasOwn(ordinals, word) ? (ordinals[word] ?? word) : normalize(word))),
  ),
];

/** Where one band ends at the number at which the next begins, that number belongs to the lower one. */
const withOpenEnds = (ranges: Range[], all: Range[]): Range[] =>
  ranges.map((range) => {
    const closedBelow = all.some(
      (other) =>
        other.unit === range.unit && other.min === undefined && !other.maxOpen && other.max === range.min,
    );
    const between = all.some(
      (other) =>
        other !== range &&
        other.unit === range.unit &&
        other.max === range.min &&
        other.min !== undefined &&
        !range.minOpen,
    );
    const isPrice = range.unit === 'price';
    return range.min !== undefined && (closedBelow || (between && !isPrice))
      ? { ...range, minOpen: true }
      : range;
  });

const rangesOf = (texts: readonly string[]): Range[] | null => {
  const ranges = texts.map((text) => rangeIn(text));
  return ranges.every((range) => range !== null) ? ranges : null;
};

const priceOf = (range: Range): Range => ({ ...range, unit: 'price' });

const othersOf = ({ options }: SessionAnswer, selected: readonly string[]): string[] =>
  options.filter((option) => !selected.includes(option) && !indifferent.test(option.trim()));

const choice = (
  answer: SessionAnswer,
  selected: string[],
  normalize: (word: string) => string,
): Constraint => {
  const about = subject(answer.question, normalize);
  const ranges = rangesOf(selected);
  if (ranges?.every(({ unit }) => unit === 'price')) return { kind: 'price', ranges };
  if (ranges?.every(({ unit }) => unit !== '')) {
    const all = answer.options.flatMap((option) => rangeIn(option) ?? []);
    return { kind: 'range', ranges: withOpenEnds(ranges, all), about };
  }
  const first = selected[0] ?? '';
  if (selected.length === 1 && (yes.test(first) || no.test(first)) && first.split(' ').length <= 3)
    return { kind: 'yesNo', wanted: yes.test(first), about };
  return { kind: 'option', selected, others: othersOf(answer, selected), about };
};

const constraintOf = (answer: SessionAnswer, normalize: (word: string) => string): Constraint | null => {
  const selected = answer.selected.filter((text) => !indifferent.test(text.trim()));
  if (selected.length === 0 || answer.kind === 'text') return null;
  if (answer.kind === 'type') return { kind: 'type', values: selected, others: othersOf(answer, selected) };
  if (answer.kind !== 'price') return choice(answer, selected, normalize);
  const ranges = selected.flatMap((text) => rangeIn(text) ?? []);
  const all = answer.options.flatMap((text) => rangeIn(text) ?? []).map(priceOf);
  return ranges.length === 0 ? null : { kind: 'price', ranges: withOpenEnds(ranges.map(priceOf), all) };
};

const negation =
  /(?<!\p{L})(?:no|not|without|except|geen|niet|zonder|behalve)\s+(?:an?\s+|the\s+|een\s+)?([\p{L}\d-]{2,30})/giu;
const notNegated = new Set([
  'more',
  'less',
  'preference',
  'sure',
  'matter',
  'meer',
  'minder',
  'too',
  'voorkeur',
  'what',
  'need',
  'want',
]);

/** More than any answer of the model holds. */
const mostCharacters = 5000;

/** Takes what a text excludes out of it: `not HP` must not find HP. */
const withoutUnwanted = (text: string): { text: string; unwanted: string[] } => {
  const unwanted: string[] = [];
  const rest = text.slice(0, mostCharacters).replace(negation, (whole, word: string) => {
    if (notNegated.has(word.toLowerCase())) return whole;
    unwanted.push(word);
    return ' ';
  });
  return { text: rest, unwanted };
};

/** Ranges that a shopper's own words name, such as *under $50*; bare numbers are names of things more often. */
const spoken = (text: string): Constraint[] => {
  const range = rangeIn(text);
  if (!range || range.unit === '') return [];
  return range.unit === 'price'
    ? [{ kind: 'price', ranges: [range], spoken: true }]
    : [{ kind: 'range', ranges: [range], about: [], spoken: true }];
};

/** In a conversation, what is said last says best what is wanted: how much more it counts than what was said first. */
const laterWeight = 0.5;

/**
 * Reads a session. Each answer becomes a constraint of its own; *no preference* becomes none.
 * @param normalize brings the forms of a word together, as in the index
 * @param vendorIn finds the brand a text names, if any
 */
export const wishesOf = (
  { answers, freeText }: Session,
  normalize: (word: string) => string,
  vendorIn: (text: string) => string | null,
): Wishes => {
  const constraints = answers.flatMap((answer) => constraintOf(answer, normalize) ?? []);
  const query: Wishes['query'] = [];
  const unwanted: string[] = [];
  const add = (text: string, weight: number) => {
    const split = withoutUnwanted(text);
    unwanted.push(...split.unwanted);
    query.push({ text: split.text, weight });
  };
  answers.forEach((answer, position) => {
    const isSpoken = answer.kind === 'text';
    const weight = isSpoken ? 1 + (laterWeight * position) / Math.max(1, answers.length - 1) : 1;
    for (const text of answer.selected) {
      if (indifferent.test(text.trim())) continue;
      add(text, weight);
      if (isSpoken) constraints.push(...spoken(text));
    }
  });
  if (freeText.trim() !== '') {
    add(freeText, 1);
    constraints.push(...spoken(freeText));
    const name = constraints.length > 0 ? vendorIn(freeText) : null;
    if (name !== null && !unwanted.includes(name)) constraints.push({ kind: 'vendor', name });
  }
  return { constraints, query, unwanted };
};
