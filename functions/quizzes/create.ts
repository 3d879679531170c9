import type { Actor } from '#functions/lib/call.ts';
import { present } from '#functions/lib/present.ts';
import { ModelFailure } from '#functions/ports/language-model/language-model.ts';
import type { quizzes as contract } from '#shared/api/quizzes.ts';
import type { Body } from '#shared/api/route.ts';
import type { Brand } from '#shared/model/brand.ts';
import type { DraftedBy, DraftWhy } from '#shared/model/drafting.ts';
import type { Collection, Product } from '#shared/model/product.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { generateQuiz } from '#shared/quiz/generate.ts';
import { quizFromTemplate } from '#shared/quiz/templates/fromTemplate.ts';
import { findTemplate } from '#shared/quiz/templates/templates.ts';
import { Refusal } from '#shared/refusal.ts';
import { type Made, madeBefore, type Note, notesOf, refuseCancelled } from './attempt.ts';
import { blankQuiz } from './blank.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { focusOn } from './focus.ts';
import { storeFirst } from './new.ts';
import { type QuizDeps, toSummary } from './store.ts';

type Wish = Body<typeof contract.create>;

interface Drafted {
  quiz: Quiz;
  name: string;
  draftedBy: DraftedBy;
  why?: DraftWhy;
}

const blankNames = { en: 'New quiz', nl: 'Nieuwe quiz' };

function within(products: Product[], collections: string[] | undefined): Product[] {
  if (!collections || collections.length === 0) return products;
  const wanted = new Set(collections);
  const found = products.filter((product) => product.collections.some((id) => wanted.has(id)));
  if (found.length === 0 && products.length > 0) {
    throw new Refusal('unprocessable', 'There are no products in these collections. Choose others.');
  }
  return found;
}

/** The wish narrows the products when the model is there and finds any; without it the draft is still good. */
async function focused(
  { model }: QuizDeps,
  asker: Actor,
  wish: string | undefined,
  products: Product[],
  collections: Collection[],
): Promise<{ products: Product[]; draftedBy: DraftedBy; why?: DraftWhy }> {
  const plain = { products, draftedBy: 'facets' as const };
  if (!wish || products.length === 0) return plain;
  try {
    const chosen = await focusOn(model, asker, wish, products, collections);
    return chosen ? { products: chosen, draftedBy: 'model' } : { ...plain, why: 'nothing' };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return { ...plain, why: error.fault };
  }
}

function fromTemplate(catalogue: Catalogue, actor: Actor, wish: Wish) {
  const template = findTemplate(wish.template ?? '');
  if (!template) {
    throw new Refusal('invalid', 'Choose a template.', {
      issues: [{ path: 'template', message: 'names no template' }],
    });
  }
  return quizFromTemplate(template, { ...catalogue, locale: actor.locale, ...present({ name: wish.name }) });
}

async function draft(deps: QuizDeps, actor: Actor, wish: Wish, note: Note): Promise<Drafted> {
  if (wish.from === 'blank') {
    const name = wish.name ?? blankNames[actor.locale];
    return { quiz: blankQuiz(name, actor.locale), name, draftedBy: 'blank' };
  }
  await note('reading');
  const catalogue = await readCatalogue(deps.db, actor.shopId);
  if (wish.from === 'template') return { ...fromTemplate(catalogue, actor, wish), draftedBy: 'template' };
  const wanted = within(catalogue.products, wish.collections);
  if (wish.wish) await note('asking', wanted.length);
  const { products, ...drafted } = await focused(deps, actor, wish.wish, wanted, catalogue.collections);
  await note('drafting', products.length);
  const { collections, currency } = catalogue;
  const input = { products, collections, currency, locale: actor.locale, ...present({ name: wish.name }) };
  return { ...generateQuiz(input), ...drafted };
}

async function brandOf({ db }: QuizDeps, shopId: string): Promise<Brand> {
  const { data: shop } = await db.shop.get({ shopId }).go({ consistent: true });
  return present(shop?.brand ?? {});
}

/**
 * Makes a quiz from the catalogue or a template, or a blank one. It begins in the shop's brand, unless a theme is wished.
 * An attempt that is sent again, even while it is being made, ends with the same quiz.
 * @throws AppError unprocessable when there is no product, or nothing that the template asks about; conflict when it
 * was cancelled
 */
export async function createQuiz(deps: QuizDeps, actor: Actor, wish: Wish): Promise<Made> {
  const { shopId } = actor;
  const { attemptId } = wish;
  const attempt = attemptId === undefined ? undefined : { shopId, attemptId };
  const before = await madeBefore(deps.db, attempt);
  if (before) return before;
  const note = notesOf(deps, attempt);
  const [made, theme] = await Promise.all([
    draft(deps, actor, wish, note),
    wish.theme ?? brandOf(deps, shopId),
  ]);
  const { name, draftedBy } = made;
  const quiz = { ...made.quiz, theme };
  const drafted = { draftedBy, ...present({ why: made.why }) };
  await note('saving');
  const item = await storeFirst(
    deps,
    shopId,
    { name, quiz },
    attemptId ? { attemptId, ...drafted } : undefined,
  );
  if (item) return { ...toSummary(item, 0), draft: quiz, ...drafted };
  await refuseCancelled(deps.db, attempt);
  const first = await madeBefore(deps.db, attempt);
  if (!first) throw new Error('A new quiz could not be stored.');
  return first;
}
