import type { Quiz } from '#shared/model/quiz.ts';
import { Refusal } from '#shared/refusal.ts';
import type { GenerateInput } from '../generate.ts';
import { priceAsking } from '../generatePrice.ts';
import { type Asking, draftQuestion } from '../generateQuestion.ts';
import { quizOf } from '../generateQuiz.ts';
import type { Group } from '../generateRoot.ts';
import { fixed } from '../generateWords.ts';
import { fitQuestions, scopeOf, shelfOf } from './fit.ts';
import type { Template } from './template.ts';

/**
 * Makes a quiz of a template for a catalogue: questions and options that mean something there, with effects on the
 * products that match, and a price question in the shop's own prices. The same input gives the same quiz.
 * @throws AppError `unprocessable` when the catalogue has nothing that the template asks about
 */
export const quizFromTemplate = (template: Template, input: GenerateInput): { quiz: Quiz; name: string } => {
  const products = input.products.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  const shelf = shelfOf(products, input.collections);
  const scope = scopeOf(template, shelf);
  const inside = scope?.inside ?? new Set(products.keys());
  const fitted = fitQuestions(template, shelf, inside);
  if (fitted.length === 0)
    throw new Refusal(
      'unprocessable',
      'Nothing in your catalogue answers the questions of this template. Choose another, or start from your products.',
    );
  const group: Group = { id: null, label: fixed.root, match: null, products: [...inside] };
  const asked = fitted.map(
    ({ question, options }, index): Asking => ({
      ...question,
      // The first answer keeps the quiz to the products it is about.
      options: options.map((option) =>
        index === 0 && scope
          ? { ...option, effects: [...option.effects, { kind: 'require', match: scope.match }] }
          : option,
      ),
      groups: null,
      required: index === 0,
      visual: false,
    }),
  );
  const price = priceAsking([group], products, input.currency);
  const drafts = [...asked, ...(price ? [price] : [])].map((asking) =>
    draftQuestion(asking, [group], products),
  );
  const name = input.name?.trim().slice(0, 120) || template.name[input.locale];
  const title = input.name?.trim() ? { en: name, nl: name } : template.name;
  return { quiz: quizOf(drafts, title, input.locale), name };
};
