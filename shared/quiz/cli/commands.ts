import * as z from 'zod';
import { createMatcher } from '#shared/catalogue/match.ts';
import { AppError } from '#shared/errors.ts';
import { answersSchema } from '#shared/model/answer.ts';
import { type Locale, localeSchema } from '#shared/model/locale.ts';
import { collectionSchema, type Product, productSchema } from '#shared/model/product.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { checkStructure } from '../check.ts';
import { compile } from '../compile.ts';
import { reason } from '../explain.ts';
import { progress, walk } from '../flow.ts';
import { generateQuiz } from '../generate.ts';
import { readQuiz } from '../migrate.ts';
import { prove } from '../prove.ts';
import { rank } from '../rank.ts';
import { replay } from '../replay.ts';
import { quizJsonSchema } from '../schema.ts';
import { createSource } from '../score.ts';
import { askedQuestions } from '../vectors.ts';
import { anything, type Input, named } from './input.ts';

/** Options that are not inputs. */
interface Flags {
  top?: string | undefined;
  locale?: string | undefined;
  seed?: string | undefined;
  samples?: string | undefined;
  limit?: string | undefined;
  id?: string | undefined;
  version?: string | undefined;
  currency?: string | undefined;
  hide?: string | undefined;
}

const count = (flag: string | undefined, name: string): number | undefined => {
  if (flag === undefined) return undefined;
  const value = Number(flag);
  if (Number.isInteger(value) && value >= 0) return value;
  throw new AppError('invalid', `--${name} takes a whole number, not "${flag}".`);
};

const localeOf = (flag: string | undefined): Locale => {
  const read = localeSchema.safeParse(flag ?? 'en');
  if (read.success) return read.data;
  throw new AppError('invalid', `--locale takes ${localeSchema.options.join(' or ')}, not "${flag}".`);
};

/** A quiz that can be walked: of any format, and without faults in its structure. */
const soundQuiz = (input: Input, name = 'quiz'): Quiz => {
  const stored = input.read(name, anything);
  const quiz = named(name, () => readQuiz(stored));
  return named(name, () => {
    const issues = checkStructure(quiz);
    if (issues.length === 0) return quiz;
    throw new AppError('invalid', 'This quiz has faults.', { issues });
  });
};

const productsSchema = z.array(productSchema);
const products = (input: Input): Product[] => input.read('products', productsSchema);

const walkCommand = (input: Input) => {
  const questions = askedQuestions(soundQuiz(input).questions);
  const answers = input.read('answers', answersSchema.default({}));
  return { ...walk(questions, answers), progress: progress(questions, answers) };
};

const compileWith = (quiz: Quiz, catalogue: Product[], flags: Flags) =>
  compile({
    quiz,
    quizId: flags.id ?? 'quiz',
    version: count(flags.version, 'version') ?? 1,
    products: catalogue,
    currency: flags.currency ?? catalogue[0]?.currency ?? 'EUR',
    branding: true,
  });

const rankCommand = (input: Input, flags: Flags) => {
  if (!input.has('quiz')) return rankSessions(input, flags);
  const quiz = soundQuiz(input);
  const catalogue = products(input);
  const answers = input.read('answers', answersSchema);
  const locale = localeOf(flags.locale ?? quiz.defaultLocale);
  const { head, pool } = compileWith(quiz, catalogue, flags);
  const slots = rank(head, pool, answers).slots.map((slot) => ({
    ...slot,
    items: slot.items.map((item) => ({ ...item, reason: reason(head, pool, item, answers, locale) })),
  }));
  const { relaxed, excluded, top } = createSource(quiz, catalogue)(answers, {
    top: count(flags.top, 'top') ?? 0,
  });
  return { slots, relaxed, excluded, ...(flags.top ? { top } : {}) };
};

/** Of other tools, which write null for what is not there. */
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const texts = z
  .array(z.string())
  .nullish()
  .transform((value) => value ?? []);
const documentSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  title: text,
  description: text,
  vendor: text,
  productType: text,
  tags: texts,
  price: z.number().nullish(),
});
const askedSchema = z.object({ question: text, kind: text, options: texts, selected: texts });
const sessionSchema = z.object({
  id: text,
  answers: z
    .array(askedSchema)
    .nullish()
    .transform((value) => value ?? []),
  freeText: text,
});

/** A single session too, which is ranked as a list of one. */
const sessionsSchema = z.preprocess(
  (value) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? [value] : value),
  z.array(sessionSchema),
);

/** Sessions without hand-made effects, over a catalogue as a list of documents: each answer a soft constraint. */
const rankSessions = (input: Input, flags: Flags) => {
  if (!input.has('sessions'))
    throw new AppError('invalid', 'Give a quiz with products and answers, or a catalogue with sessions.');
  const hidden = new Set((flags.hide ?? '').split(','));
  const catalogue = input.read('catalogue', z.array(documentSchema)).map(({ price, ...document }) => ({
    ...document,
    ...(hidden.has('tags') ? { tags: [] } : {}),
    ...(hidden.has('productType') ? { productType: '' } : {}),
    ...(price == null || hidden.has('price') ? {} : { price }),
  }));
  const matcher = createMatcher(catalogue, { locale: localeOf(flags.locale) });
  return input.read('sessions', sessionsSchema).map((session) => ({
    id: session.id,
    ranking: matcher
      .rank(session, count(flags.top, 'top') ?? 10)
      .map(({ product, score }) => ({ id: catalogue[product]?.id ?? '', score })),
  }));
};

const proveCommand = (input: Input, flags: Flags) => {
  const [seed, samples, exactLimit] = [
    count(flags.seed, 'seed'),
    count(flags.samples, 'samples'),
    count(flags.limit, 'limit'),
  ];
  return prove(soundQuiz(input), products(input), {
    ...(seed === undefined ? {} : { seed }),
    ...(samples === undefined ? {} : { samples }),
    ...(exactLimit === undefined ? {} : { exactLimit }),
  });
};

const responsesSchema = z.array(z.object({ id: z.string(), answers: answersSchema }));

const replayCommand = (input: Input) => {
  const catalogue = products(input);
  return replay(
    { quiz: soundQuiz(input, 'from'), products: catalogue },
    { quiz: soundQuiz(input, 'to'), products: catalogue },
    input.read('responses', responsesSchema),
  );
};

const generateCommand = (input: Input, flags: Flags) => {
  const catalogue = products(input);
  return generateQuiz({
    products: catalogue,
    collections: input.read('collections', z.array(collectionSchema).default([])),
    locale: localeOf(flags.locale),
    currency: flags.currency ?? catalogue[0]?.currency ?? 'EUR',
  });
};

interface Command {
  /** The inputs in the order in which files without a name are taken. */
  inputs: string[];
  run(input: Input, flags: Flags): unknown;
}

export const commands: Record<string, Command> = {
  walk: { inputs: ['quiz', 'answers'], run: walkCommand },
  rank: { inputs: ['quiz', 'products', 'answers'], run: rankCommand },
  prove: { inputs: ['quiz', 'products'], run: proveCommand },
  replay: { inputs: ['from', 'to', 'products', 'responses'], run: replayCommand },
  generate: { inputs: ['products', 'collections'], run: generateCommand },
  compile: {
    inputs: ['quiz', 'products'],
    run: (input, flags) => compileWith(soundQuiz(input), products(input), flags),
  },
  schema: { inputs: [], run: () => quizJsonSchema() },
};
