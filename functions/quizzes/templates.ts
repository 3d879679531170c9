import type { Db } from '#functions/db/index.ts';
import type { FittedTemplate } from '#shared/api/quizzes.ts';
import { type Fit, fitOf, shelfOf } from '#shared/quiz/templates/fit.ts';
import { templates } from '#shared/quiz/templates/templates.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';

/** From all over the products: those beside each other are often alike. */
const picturesOf = ({ products }: Catalogue, { inside }: Fit): string[] => {
  const pictured = inside.flatMap((position) => products[position]?.image ?? []);
  const third = pictured.length / 3;
  return [...new Set([0, third, 2 * third].flatMap((place) => pictured[Math.floor(place)] ?? []))];
};

/** Every template with how much of it a shop's catalogue can answer, the best first. @throws AppError not_found */
export async function listTemplates(db: Db, shopId: string): Promise<FittedTemplate[]> {
  const catalogue = await readCatalogue(db, shopId);
  const shelf = shelfOf(catalogue.products, catalogue.collections);
  return templates
    .map((template) => fitOf(template, shelf))
    .sort((a, b) => b.questions - a.questions)
    .map((fit) => ({
      id: fit.template.id,
      useCase: fit.template.useCase,
      name: fit.template.name,
      about: fit.template.about,
      products: fit.inside.length,
      questions: fit.questions,
      pictures: picturesOf(catalogue, fit),
    }));
}
