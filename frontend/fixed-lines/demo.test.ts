import { expect, it } from 'vitest';
import { compile } from '#shared/quiz/compile.ts';
import { rank } from '#shared/quiz/rank.ts';
import { aboutProduct, demoProducts, demoQuiz } from '../src/features/home/demo-data.ts';

const choices = { activity: ['running', 'hiking', 'padel', 'basketball'], location: ['indoors', 'outdoors'] };
const budgets = ['budget1', 'budget2', 'budget3'];

it('asks for activity, location and budget', () => {
  const asked = demoQuiz.questions.map((question) => [
    question.id,
    'options' in question ? question.options.map(({ id }) => id) : [],
  ]);
  expect(Object.fromEntries(asked)).toEqual({ ...choices, budget: budgets });
});

const combinations = choices.activity.flatMap((activity) =>
  choices.location.flatMap((location) => budgets.map((budget) => ({ activity, location, budget }))),
);

it('recommends something for every combination, with its name and description in each language', () => {
  const built = compile({
    quiz: demoQuiz,
    quizId: 'demo',
    version: 1,
    products: demoProducts,
    currency: 'USD',
    branding: false,
  });
  for (const { activity, location, budget } of combinations) {
    const chosen = (option: string) => ({ kind: 'options' as const, ids: [option] });
    const answers = { activity: chosen(activity), location: chosen(location), budget: chosen(budget) };
    const [first] = rank(built.head, built.pool, answers).slots.flatMap(({ items }) => items);
    const id = first?.product ?? '';
    for (const locale of ['en', 'nl'] as const) expect(aboutProduct(id, locale)?.about).toBeTruthy();
  }
});
