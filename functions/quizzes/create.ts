import type { Db } from '#functions/db/index.ts';
import type { Actor } from '#functions/lib/call.ts';
import type { Logger } from '#functions/lib/logger.ts';
import { present } from '#functions/lib/present.ts';
import type { quizzes as contract, QuizRecord } from '#shared/api/quizzes.ts';
import type { Body } from '#shared/api/route.ts';
import { AppError } from '#shared/errors.ts';
import type { Collection, Product } from '#shared/model/product.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { generateQuiz } from '#shared/quiz/generate.ts';
import { blankQuiz } from './blank.ts';
import { readCatalogue } from './catalogue.ts';
import { focusOn } from './focus.ts';
import { outlineOf } from './outline.ts';
import { pack } from './pack.ts';
import { type QuizDeps, toSummary } from './store.ts';

type Wish = Body<typeof contract.create>;
type DraftedBy = 'model' | 'facets' | 'blank';

interface Drafted {
  quiz: Quiz;
  name: string;
  draftedBy: DraftedBy;
}

const blankNames = { en: 'New quiz', nl: 'Nieuwe quiz' };

function within(products: Product[], collections: string[] | undefined): Product[] {
  if (!collections || collections.length === 0) return products;
  const wanted = new Set(collections);
  const found = products.filter((product) => product.collections.some((id) => wanted.has(id)));
  if (found.length === 0 && products.length > 0) {
    throw new AppError('unprocessable', 'There are no products in these collections. Choose others.');
  }
  return found;
}

/** The wish narrows the products when the model is there and finds any; without it the draft is still good. */
async function focused(
  { model }: QuizDeps,
  wish: string | undefined,
  products: Product[],
  collections: Collection[],
  log: Logger,
): Promise<{ products: Product[]; draftedBy: DraftedBy }> {
  const plain = { products, draftedBy: 'facets' as const };
  if (!wish || products.length === 0) return plain;
  try {
    const chosen = await focusOn(model, wish, products, collections);
    return chosen ? { products: chosen, draftedBy: 'model' } : plain;
  } catch (error) {
    log.warn('a quiz was drafted without the model', { error });
    return plain;
  }
}

async function draft(deps: QuizDeps, actor: Actor, wish: Wish, log: Logger): Promise<Drafted> {
  if (wish.from === 'blank') {
    const name = wish.name ?? blankNames[actor.locale];
    return { quiz: blankQuiz(name, actor.locale), name, draftedBy: 'blank' };
  }
  const catalogue = await readCatalogue(deps.db, actor.shopId);
  const wanted = within(catalogue.products, wish.collections);
  const { products, draftedBy } = await focused(deps, wish.wish, wanted, catalogue.collections, log);
  const { collections, currency } = catalogue;
  const input = { products, collections, currency, locale: actor.locale, ...present({ name: wish.name }) };
  return { ...generateQuiz(input), draftedBy };
}

async function store(db: Db, key: { shopId: string; quizId: string }, now: string, drafted: Drafted) {
  const { thumbnail, questionCount } = outlineOf(drafted.quiz);
  const item = {
    ...key,
    name: drafted.name,
    status: 'draft' as const,
    revision: 1,
    lastVersion: 0,
    questionCount,
    createdAt: now,
    updatedAt: now,
    ...present({ thumbnail }),
  };
  const packed = await pack(drafted.quiz);
  await db.service.transaction
    .write(({ quiz, quizDraft }) => [
      quiz.create(item).commit(),
      quizDraft.create({ ...key, revision: 1, packed }).commit(),
    ])
    .go();
  return item;
}

/** Makes a quiz from the catalogue, or a blank one. @throws AppError unprocessable when there is no product */
export async function createQuiz(
  deps: QuizDeps,
  actor: Actor,
  wish: Wish,
  log: Logger,
): Promise<QuizRecord & { draftedBy: DraftedBy }> {
  const drafted = await draft(deps, actor, wish, log);
  const key = { shopId: actor.shopId, quizId: deps.system.newId('quiz') };
  const item = await store(deps.db, key, deps.system.now().toISOString(), drafted);
  return { ...toSummary(item, 0), draft: drafted.quiz, draftedBy: drafted.draftedBy };
}
