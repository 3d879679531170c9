import type { Answer } from '#shared/model/answer.ts';
import type { Condition } from '#shared/model/condition.ts';
import { checkAnswer } from './answer.ts';
import type { AskedQuestion } from './artefact.ts';
import { choices as counts } from './counts.ts';
import { randomFrom } from './random.ts';

/** The answers a question can get; where there are too many or endless ones, some that stand for all. */
export interface Possible {
  answers: Answer[];
  /** Whether these are all there can be, as far as flow and ranking can tell them apart. */
  complete: boolean;
}

/** How many answers of one question are told apart at most. */
const most = 256;
/** How many are drawn where there are too many: each costs a look at every product. */
const few = 64;

export type Test = Extract<Condition, { question: string }>;

/** The tests at the leaves of a condition. */
export const testsIn = (condition: Condition | undefined): Test[] => {
  if (!condition) return [];
  if ('question' in condition) return [condition];
  return Array.isArray(condition.of) ? condition.of.flatMap(testsIn) : testsIn(condition.of);
};

/** Every condition of a question: its own, its rules' and its options'. */
export const conditionsOf = (question: AskedQuestion): Condition[] =>
  [
    question.showWhen,
    ...question.rules.map((rule) => rule.when),
    ...('options' in question ? question.options.map((option) => option.showWhen) : []),
  ].filter((condition) => condition !== undefined);

const chose = (ids: string[]) => ({ kind: 'options' as const, ids });

const shuffled = (ids: string[], random: () => number): string[] =>
  ids
    .map((id) => ({ id, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id);

/** All subsets of up to eight ids; of more, each alone and others drawn by chance. */
const subsets = (ids: string[]): Possible => {
  if (2 ** ids.length <= most) {
    const all = Array.from({ length: 2 ** ids.length - 1 }, (_, bits) =>
      chose(ids.filter((__, i) => (bits + 1) & (1 << i))),
    );
    return { answers: all, complete: true };
  }
  const random = randomFrom(ids.length);
  const drawn = Array.from({ length: few }, () => {
    // Shoppers choose a few of many, not half of them.
    const share = random() ** 2;
    return chose(ids.filter(() => random() < share));
  });
  return { answers: [...ids.map((id) => chose([id])), ...drawn], complete: false };
};

/** Every ranking of some or all of the ids. */
const orders = (ids: string[]): string[][] =>
  ids.flatMap((id) => [[id], ...orders(ids.filter((one) => one !== id)).map((rest) => [id, ...rest])]);

/** All rankings of up to five ids; of more, each first once and the others by chance. */
const rankings = (ids: string[]): Possible => {
  if (ids.length <= 5) return { answers: orders(ids).map(chose), complete: true };
  const random = randomFrom(ids.length);
  const drawn = Array.from({ length: Math.max(few, ids.length) }, (_, i) => {
    const first = ids[i % ids.length] ?? '';
    const rest = shuffled(
      ids.filter((id) => id !== first),
      random,
    );
    return chose([first, ...rest]);
  });
  return { answers: drawn, complete: false };
};

/** A text in which no condition finds anything, one for each that is looked for, and all of these together. */
const textsFor = (plain: string, tests: Test[]): { texts: string[]; complete: boolean } => {
  const wanted = tests.flatMap((test) =>
    test.op === 'contains'
      ? test.text
      : test.op === 'equals' && typeof test.value === 'string'
        ? test.value
        : [],
  );
  const all = wanted.length > 1 ? [wanted.join(' ')] : [];
  return { texts: [...new Set([plain, ...wanted, ...all])], complete: wanted.length < 2 };
};

/** What can be written under "other", alone and beside the options. */
const withOther = (found: Possible, several: boolean, ids: string[], tests: Test[]): Possible => {
  // A test that names an option is about that one.
  const { texts, complete } = textsFor(
    'other',
    tests.filter((test) => test.op === 'contains' && !ids.includes(test.text)),
  );
  const alone = texts.map((other): Answer => ({ kind: 'options', ids: [], other }));
  const beside = several
    ? found.answers.flatMap((answer) => texts.map((other): Answer => ({ ...answer, other }) as Answer))
    : [];
  const fits = found.answers.length + beside.length <= 2 * most;
  return {
    answers: [...found.answers, ...alone, ...(fits ? beside : [])],
    complete: found.complete && complete && fits,
  };
};

const choiceAnswers = (question: Extract<AskedQuestion, { options: unknown }>, tests: Test[]): Possible => {
  const ids = question.options.map((option) => option.id);
  const several = counts(question).max > 1;
  const found =
    question.type === 'ranking'
      ? rankings(ids)
      : several
        ? subsets(ids)
        : { answers: ids.map((id) => chose([id])), complete: true };
  return 'other' in question && question.other ? withOther(found, several, ids, tests) : found;
};

const grid = (
  min: number,
  max: number,
  step: number,
  wanted: number[],
): { values: number[]; complete: boolean } => {
  const count = Math.floor((max - min) / step + 1e-9) + 1;
  if (count <= most) {
    const values = Array.from({ length: count }, (_, i) => min + i * step);
    return { values: [...new Set([...values, max])], complete: true };
  }
  const near = wanted.flatMap((value) =>
    [-1, 0, 1].map((off) => min + (Math.round((value - min) / step) + off) * step),
  );
  const even = Array.from(
    { length: most / 2 },
    (_, i) => min + Math.round(((count - 1) * i) / (most / 2)) * step,
  );
  return { values: [...new Set([...even, ...near, max])], complete: false };
};

const limitsIn = (tests: Test[]): number[] =>
  tests.flatMap((test) =>
    test.op === 'greater'
      ? test.value
      : test.op === 'between'
        ? [test.min, test.max]
        : test.op === 'equals' && typeof test.value === 'number'
          ? test.value
          : [],
  );

const ranges = (question: Extract<AskedQuestion, { type: 'priceRange' }>, tests: Test[]): Possible => {
  const { values, complete } = grid(question.min, question.max, question.step, limitsIn(tests));
  const few = values.length <= 22 ? values : values.filter((_, i) => i % Math.ceil(values.length / 20) === 0);
  const ends = [...new Set([...few, question.max])];
  const answers = ends.flatMap((min) =>
    ends.filter((max) => max >= min).map((max): Answer => ({ kind: 'range', min, max })),
  );
  return { answers, complete: complete && values.length <= 22 };
};

const plain: Partial<Record<AskedQuestion['type'], string>> = {
  email: 'name@example.com',
  phone: '+31 20 123 4567',
  date: '2027-01-01',
};

const textAnswers = (question: AskedQuestion, tests: Test[], scored: boolean): Possible => {
  const day = question.type === 'date' ? (question.min ?? question.max) : undefined;
  const { texts, complete } = textsFor(day ?? plain[question.type] ?? 'text', tests);
  const answers = texts.map((value): Answer => ({ kind: 'text', value }));
  return { answers, complete: complete && !scored };
};

const answersTo = (question: AskedQuestion, tests: Test[], scored: boolean): Possible => {
  if ('options' in question) return choiceAnswers(question, tests);
  switch (question.type) {
    case 'rating':
    case 'scale':
    case 'number': {
      const { min, max, step } =
        question.type === 'rating' ? { min: 1, max: question.max, step: 1 } : question;
      const { values, complete } = grid(min, max, step, limitsIn(tests));
      return { answers: values.map((value) => ({ kind: 'number', value })), complete };
    }
    case 'priceRange':
      return ranges(question, tests);
    case 'consent':
      return { answers: [true, false].map((given) => ({ kind: 'consent', given })), complete: true };
    case 'statement':
      return { answers: [], complete: true };
    default:
      return textAnswers(question, tests, scored);
  }
};

/**
 * The valid answers to a question as it is shown.
 * @param tests of conditions about it, whose limits tell its answers apart
 * @param scored whether products get points for its value
 */
export const possible = (asked: AskedQuestion, tests: Test[], scored: boolean): Possible => {
  const { answers, complete } = answersTo(asked, tests, scored);
  const all = [...answers, { kind: 'seen' } as const];
  return { answers: all.filter((answer) => checkAnswer(asked, answer) === null), complete };
};
