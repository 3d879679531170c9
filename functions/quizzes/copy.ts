import type { QuizRecord, QuizSummary } from '#shared/api/quizzes.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { type Unknown, unknownIn } from '#shared/quiz/unknown.ts';
import { readCatalogue } from './catalogue.ts';
import { refuseAmbiguous } from './edit.ts';
import { storeNew } from './new.ts';
import { findWithDraft, type QuizDeps, type QuizKey, toSummary } from './store.ts';

/** Of what an imported quiz names and the shop does not have, this many are told. */
const mostTold = 100;

/** Copies the draft into a quiz of its own. @throws AppError not_found */
export async function duplicateQuiz(deps: QuizDeps, key: QuizKey, name: string): Promise<QuizSummary> {
  const { draft } = await findWithDraft(deps.db, key);
  return toSummary(await storeNew(deps, key.shopId, { name, quiz: draft }), 0);
}

/**
 * Makes a quiz from an exported one. What it names and this shop does not have stays in it, and is told: its
 * products may be imported later.
 * @throws AppError invalid with the faults
 */
export async function importQuiz(
  deps: QuizDeps,
  shopId: string,
  { name, quiz }: { name: string; quiz: Quiz },
): Promise<QuizRecord & { unknown: Unknown[] }> {
  refuseAmbiguous(quiz, 'quiz');
  const { products, collections } = await readCatalogue(deps.db, shopId);
  const idsOf = (items: { id: string }[]) => new Set(items.map(({ id }) => id));
  const unknown = unknownIn(quiz, { product: idsOf(products), collection: idsOf(collections) });
  const item = await storeNew(deps, shopId, { name, quiz });
  return { ...toSummary(item, 0), draft: quiz, unknown: unknown.slice(0, mostTold) };
}
