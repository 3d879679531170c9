import type { Condition } from '#shared/model/condition.ts';
import type { Effect, ValueEffect } from '#shared/model/effect.ts';
import {
  type Option,
  type Question,
  type Quiz,
  quizFormat,
  type Results,
  type Slot,
} from '#shared/model/quiz.ts';
import { aMatcher } from './catalogue.ts';
import type { Draw } from './draw.ts';

interface Size {
  questions: number;
  options: number;
  products: number;
}

const anEffect = (draw: Draw, size: Size): Effect => {
  const match = aMatcher(draw, size.products);
  const kind = draw.pick(['boost', 'boost', 'boost', 'boost', 'require', 'exclude'] as const);
  return kind === 'boost' ? { kind, match, weight: draw.int(1, 100) } : { kind, match };
};

const aTest = (draw: Draw, about: Question): Condition => {
  const question = about.id;
  if ('options' in about) {
    const ids = about.options.map((option) => option.id);
    return draw.pick<Condition>([
      { op: 'equals', question, value: draw.pick(ids) },
      { op: 'anyOf', question, options: draw.some(ids, 0.4, 1) },
      { op: 'allOf', question, options: draw.some(ids, 0.2, 1) },
      { op: 'answered', question },
    ]);
  }
  if ('step' in about || about.type === 'rating')
    return draw.pick<Condition>([
      { op: 'greater', question, value: draw.int(0, 20) },
      { op: 'between', question, min: draw.int(0, 10), max: draw.int(10, 40) },
    ]);
  return about.type === 'shortText' ? { op: 'contains', question, text: 'tr' } : { op: 'answered', question };
};

const aCondition = (draw: Draw, earlier: Question[], depth = 2): Condition => {
  if (depth > 0 && draw.chance(0.35)) {
    if (draw.chance(0.3)) return { op: 'not', of: aCondition(draw, earlier, depth - 1) };
    const of = [aCondition(draw, earlier, depth - 1), aCondition(draw, earlier, depth - 1)];
    return { op: draw.pick(['and', 'or'] as const), of };
  }
  return aTest(draw, draw.pick(earlier));
};

const against = (draw: Draw, text: boolean): ValueEffect => ({
  kind: draw.chance(0.8) ? 'boost' : 'require',
  against: text ? { on: 'text' } : draw.pick([{ on: 'price' }, { on: 'number', name: 'drop' }] as const),
  weight: draw.int(1, 100),
  tolerance: draw.pick([0, 0.1, 0.5]),
});

const withOptions = [
  'single',
  'single',
  'multiple',
  'picture',
  'swatch',
  'dropdown',
  'yesNo',
  'ranking',
] as const;
const others = [
  'rating',
  'scale',
  'number',
  'priceRange',
  'shortText',
  'date',
  'email',
  'consent',
  'statement',
] as const;

const someOptions = (draw: Draw, size: Size, id: string, earlier: Question[], count: number): Option[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `${id}o${i}`,
    effects: Array.from({ length: draw.int(0, 2) }, () => anEffect(draw, size)),
    ...(earlier.length > 0 && draw.chance(0.1) ? { showWhen: aCondition(draw, earlier) } : {}),
    ...(draw.chance(0.08) ? { exclusive: true } : {}),
  }));

const aQuestion = (draw: Draw, size: Size, index: number, earlier: Question[]): Question => {
  const id = `q${index}`;
  const base = {
    id,
    required: draw.chance(0.7),
    rules: [],
    ...(earlier.length > 0 && draw.chance(0.25) ? { showWhen: aCondition(draw, earlier) } : {}),
  };
  if (draw.chance(0.7)) {
    const type = draw.pick(withOptions);
    const options = someOptions(draw, size, id, earlier, type === 'yesNo' ? 2 : draw.int(1, size.options));
    const count =
      type === 'multiple' || type === 'picture' ? { maxChoices: draw.int(1, options.length) } : {};
    return { ...base, type, options, ...count };
  }
  const type = draw.pick(others);
  switch (type) {
    case 'rating':
      return { ...base, type, max: 5, effect: against(draw, false) };
    case 'scale':
    case 'number':
      return { ...base, type, min: 0, max: 40, step: 5, effect: against(draw, false) };
    case 'priceRange':
      return { ...base, type, min: 0, max: 200, step: 10, effect: against(draw, false) };
    case 'shortText':
      return { ...base, type, maxLength: 50, effect: against(draw, true) };
    case 'consent':
      return { ...base, type, wordingVersion: 1 };
    default:
      return { ...base, type };
  }
};

const someResults = (draw: Draw, size: Size): Results => {
  const slots: Slot[] = [];
  if (draw.chance(0.8)) slots.push({ id: 'best', kind: 'best' });
  if (draw.chance(0.7)) slots.push({ id: 'more', kind: 'runnersUp', count: draw.int(1, 4) });
  if (slots.length === 0 || draw.chance(0.3)) {
    const steps = Array.from({ length: draw.int(1, 3) }, (_, i) => ({
      id: `step${i}`,
      match: aMatcher(draw, size.products),
    }));
    slots.push({ id: 'routine', kind: 'routine', steps });
  }
  return {
    slots,
    maxProducts: draw.int(1, 6),
    ties: draw.pick(['priceLow', 'priceHigh', 'title'] as const),
    soldOut: draw.pick(['show', 'last', 'hide'] as const),
  };
};

const textsOf = (questions: Question[]): Record<string, string> =>
  Object.fromEntries(
    questions.flatMap((question) => [
      [`${question.id}.title`, `Question ${question.id}`],
      ...('options' in question
        ? question.options.map((option) => [`${option.id}.label`, `Option ${option.id}`])
        : []),
    ]),
  );

/** A sound quiz: conditions look back, rules lead forward. */
export const aQuiz = (draw: Draw, size: Size): Quiz => {
  const questions: Question[] = [];
  for (let i = 0; i < size.questions; i++) questions.push(aQuestion(draw, size, i, questions.slice()));
  questions.forEach((question, i) => {
    const known = questions.slice(0, i + 1);
    for (let rule = draw.int(-1, 2); rule > 0; rule--) {
      const later = questions.slice(i + 1).map((one) => one.id);
      const when = aCondition(draw, known);
      question.rules.push({
        when,
        target:
          later.length > 0 && draw.chance(0.8)
            ? { to: 'question', question: draw.pick(later) }
            : { to: 'results' },
      });
    }
  });
  return {
    format: quizFormat,
    defaultLocale: 'en',
    locales: ['en'],
    texts: { en: textsOf(questions) },
    questions,
    results: someResults(draw, size),
    theme: {},
    ...(draw.chance(0.3) ? { synonyms: [['runner', 'racer']] } : {}),
  };
};
