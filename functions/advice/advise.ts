import type { Db } from '#functions/db/index.ts';
import type { Artefact, FindArtefact } from '#functions/lib/artefacts.ts';
import { aboutOf } from '#functions/lib/attach-advice.ts';
import { findSettled, type Settled } from '#functions/lib/find-settled.ts';
import { judge } from '#functions/lib/judge.ts';
import type { Logger } from '#functions/lib/logger.ts';
import { type Asked, recommendedIn } from '#functions/lib/recommended.ts';
import type { System } from '#functions/lib/system.ts';
import { type LanguageModel, ModelFailure } from '#functions/ports/language-model/language-model.ts';
import type { advice as routes } from '#shared/api/advice.ts';
import type { Body, Reply } from '#shared/api/route.ts';
import type { Advice } from '#shared/model/advice.ts';
import { advisedPlaces, arrange, candidates } from '#shared/quiz/advise.ts';
import type { Head } from '#shared/quiz/artefact.ts';
import { itemOf, poolShelf, type Ranking, rankShelf } from '#shared/quiz/rank.ts';
import { Refusal } from '#shared/refusal.ts';
import { choose } from './choose.ts';
import { materialOf } from './material.ts';
import { mayAsk } from './often.ts';
import { settle } from './settled.ts';

export interface AdviseDeps {
  db: Db;
  system: Pick<System, 'now'>;
  model: LanguageModel;
  artefact: FindArtefact;
}

/** What was sent, and from which network. */
type Wish = Body<typeof routes.advise> & { address: string };

/** Advised is the order of what shows the best of all; a routine's products stand as they are. */
function replyOf({ results }: Head, { advice, results: products }: Settled): Reply<typeof routes.advise> {
  const kindOf = new Map(results.slots.map(({ id, kind }) => [id, kind]));
  const inPlace = (['best', 'runnersUp'] as const).flatMap((kind) =>
    products.filter(({ slot }) => kindOf.get(slot) === kind),
  );
  const picks = inPlace.map(({ productId: product, reason }) => ({ product, reason }));
  return { advice, picks: advice.by === 'model' ? picks : [] };
}

/** The model's order of the best matches, or the engine's with why. */
async function ordered(
  { db, system, model }: AdviseDeps,
  { shopId, accountId }: { shopId: string; accountId: string },
  asked: Asked & { path: string[] },
  { answers, locale, address }: Wish,
): Promise<{ advice: Advice; ranking: Ranking }> {
  const { head, pool } = asked;
  const shelf = poolShelf(pool);
  const { ranking, scored, order } = rankShelf(head.questions, head.results, shelf, answers);
  const items = candidates(ranking, order).map((card) => itemOf(scored, shelf, card));
  if (items.length === 0) return { advice: { by: 'engine' }, ranking };
  if (!(await mayAsk(db, system, { shopId, address })))
    return { advice: { by: 'engine', because: 'often' }, ranking };
  const material = await materialOf(db, shopId, asked, { answers, locale, path: asked.path }, items);
  const choosing = {
    material,
    places: advisedPlaces(ranking),
    locale,
    soldOutLast: head.results.soldOut !== 'show',
  };
  try {
    const choices = await choose(model, { shopId, accountId }, choosing);
    const byId = new Map(material.candidates.map(({ id }, index) => [id, items[index]]));
    const picks = choices.flatMap(({ id, reason }) => {
      const product = byId.get(id)?.product;
      return product === undefined ? [] : [{ product, reason }];
    });
    const found = (product: string) => items.find((item) => item.product === product);
    return { advice: { by: 'model' }, ranking: arrange(ranking, picks, found) };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return { advice: { by: 'engine', because: error.fault }, ranking };
  }
}

async function accountOf(db: Db, shopId: string): Promise<string> {
  const { data } = await db.shop.get({ shopId }).go();
  if (!data) throw new Refusal('not_found', 'The shop of this quiz is gone. Choose another quiz.');
  return data.accountId;
}

const findAsked = async ({ artefact }: AdviseDeps, { quizId, version }: Wish): Promise<Artefact> => {
  const found = await artefact(quizId, version);
  if (found?.head.results.advice) return found;
  throw new Refusal(
    'not_found',
    'There is no such version of this quiz that asks for advice. Load the page again.',
  );
};

/**
 * What the language model makes of a session's best matches, by the version that the shopper has: once a session, so
 * that what is stored of it is what was shown. For other answers of a session that was advised there is none.
 * @throws AppError not_found when the version was never live or asks for no advice, invalid when the answers do not fit
 */
export async function advise(
  deps: AdviseDeps,
  wish: Wish,
  log: Logger,
): Promise<Reply<typeof routes.advise>> {
  const { db, system } = deps;
  const artefact = await findAsked(deps, wish);
  const asked = judge(artefact, wish.answers);
  const { shopId, head } = artefact;
  const key = { shopId, responseId: wish.id };
  const about = aboutOf(wish);
  const sameAnswers = (settled: Settled) =>
    settled.about === about ? replyOf(head, settled) : { advice: { by: 'engine' as const }, picks: [] };
  const before = await findSettled(db, key);
  if (before) return sameAnswers(before);
  const { advice, ranking } = await ordered(
    deps,
    { shopId, accountId: await accountOf(db, shopId) },
    asked,
    wish,
  );
  const settled = { about, advice, results: recommendedIn(asked, ranking, wish) };
  const held = await settle(db, system, key, settled).catch((error: unknown) => {
    // Unless it is kept, another one could be stored: then the engine's holds.
    log.error('advice was not kept', { error });
    return { ...settled, advice: { by: 'engine' as const } };
  });
  return sameAnswers(held);
}
