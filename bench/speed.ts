import { createMatcher } from '../shared/catalogue/match.ts';
import type { Answers } from '../shared/model/answer.ts';
import type { Quiz } from '../shared/model/quiz.ts';
import { compile } from '../shared/quiz/compile.ts';
import { prove } from '../shared/quiz/prove.ts';
import { rank } from '../shared/quiz/rank.ts';
import { createSource } from '../shared/quiz/score.ts';
import { usedMB } from './memory.ts';
import { percentile } from './metrics.ts';
import { catalogueOf, quizOf, randomFrom } from './synthetic.ts';

const round = (value: number): number => Number(value.toFixed(2));

/** Milliseconds of each run after some that let the compiler settle. */
const timesOf = (runs: number, run: (index: number) => void): number[] => {
  for (let index = 0; index < 30; index++) run(index);
  return Array.from({ length: runs }, (_, index) => {
    const start = performance.now();
    run(index);
    return performance.now() - start;
  });
};

const answersOf = (quiz: Quiz, seed: number): Answers => {
  const random = randomFrom(seed);
  return Object.fromEntries(
    quiz.questions.flatMap((question) => {
      if (!('options' in question)) return [];
      const option = question.options[Math.floor(random() * question.options.length)];
      return option ? [[question.id, { kind: 'options', ids: [option.id] }]] : [];
    }),
  );
};

const sourceRanking = () => {
  const quiz = quizOf(12, 5);
  const source = createSource(quiz, catalogueOf(10_000));
  const answers = Array.from({ length: 50 }, (_, seed) => answersOf(quiz, seed));
  return percentile(
    timesOf(200, (index) => source(answers[index % 50] ?? {}, { top: 50 })),
    0.95,
  );
};

const compiledRanking = () => {
  const quiz = quizOf(12, 5);
  const input = { quiz, quizId: 'bench', version: 1, currency: 'EUR', branding: false };
  const { head, pool } = compile({ ...input, products: catalogueOf(2000) });
  const answers = Array.from({ length: 50 }, (_, seed) => answersOf(quiz, seed));
  return percentile(
    timesOf(500, (index) => rank(head, pool, answers[index % 50] ?? {})),
    0.95,
  );
};

const proof = () => {
  const quiz = quizOf(12, 5);
  const products = catalogueOf(2000);
  const start = performance.now();
  prove(quiz, products);
  return performance.now() - start;
};

const textIndex = () => {
  const made = catalogueOf(43_000);
  // As read from a file: texts just put together would change their size in memory while they are first read.
  const documents: typeof made = JSON.parse(JSON.stringify(made));
  const before = usedMB();
  const start = performance.now();
  const matcher = createMatcher(documents);
  const buildMs = performance.now() - start;
  const indexMB = usedMB() - before;
  const random = randomFrom(7);
  const queries = Array.from({ length: 100 }, () => {
    const title = documents[Math.floor(random() * documents.length)]?.title ?? '';
    return title
      .split(' ')
      .slice(0, 2 + Math.floor(random() * 4))
      .join(' ');
  });
  const times = timesOf(300, (index) => matcher.rank({ answers: [], freeText: queries[index % 100] ?? '' }));
  return { buildMs, indexMB, queryP95Ms: percentile(times, 0.95) };
};

/** Times what the product promises to do quickly, on catalogues made up for it. */
export const speed = () => {
  const { buildMs, indexMB, queryP95Ms } = textIndex();
  return {
    rank10000P95Ms: round(sourceRanking()),
    indexProducts: 43_000,
    indexBuildMs: round(buildMs),
    indexMB: round(indexMB),
    queryP95Ms: round(queryP95Ms),
    compiledRank2000P95Ms: round(compiledRanking()),
    proof12x5x2000Ms: round(proof()),
  };
};
