import type { Actor } from '#functions/lib/call.ts';
import { present } from '#functions/lib/present.ts';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import type { Pool } from '#shared/quiz/artefact.ts';
import { checkQuiz } from '#shared/quiz/check.ts';
import { Refusal } from '#shared/refusal.ts';
import { compileNow, reserveVersion, writeFiles } from './compile-now.ts';
import { outlineOf } from './outline.ts';
import { pack } from './pack.ts';
import { writePointer } from './pointer.ts';
import {
  changedElsewhere,
  findQuiz,
  findWithDraft,
  type QuizDeps,
  type QuizItem,
  type QuizKey,
  summarize,
} from './store.ts';

/** @throws AppError unprocessable with what must be corrected first */
export function refuseFaulty(draft: Quiz): void {
  const issues = checkQuiz(draft);
  if (issues.length === 0) return;
  throw new Refusal('unprocessable', 'The quiz cannot be published yet. Correct what is listed.', {
    issues: issues.slice(0, 100),
  });
}

/** A version that went live in the middle of a test would mix its results with those of the one before it. */
function refuseMidTest({ split }: QuizItem): void {
  if (!split) return;
  throw new Refusal('unprocessable', 'Two versions are being compared. End the test, then publish this one.');
}

/** Who publishes, and whose plan holds. */
type Publisher = Pick<Actor, 'userId' | 'accountId'>;

/** What stands for a quiz where its page is shared: its own first picture, else its first product's. */
const pictureOf = (draft: Quiz, { cards }: Pool): string | undefined =>
  outlineOf(draft).thumbnail ?? cards.find(({ image }) => image !== undefined)?.image;

/** What goes out. */
interface Outgoing {
  revision: number;
  draft: Quiz;
  /** It was kept for now: the draft may have gone on since. */
  scheduled?: boolean;
}

interface Published extends Outgoing {
  version: number;
  picture: string | undefined;
}

/** Makes the version live, all or nothing, unless the draft was changed or a newer version went live. */
async function goLive(deps: QuizDeps, actor: Publisher, key: QuizKey, published: Published) {
  const { version, revision, draft, picture, scheduled = false } = published;
  const { db, system } = deps;
  const packed = await pack(draft);
  const publishedAt = system.now().toISOString();
  const { canceled } = await db.service.transaction
    .write(({ quiz, quizVersion, publishedQuiz }) => [
      quiz
        .patch(key)
        .set({ status: 'published', publishedVersion: version, publishedRevision: revision })
        // Published by hand, nothing older shall follow; a schedule ends once its pointer is written.
        .remove(scheduled ? ['archivedAt', 'scheduleFault'] : ['archivedAt', 'scheduleFault', 'schedule'])
        .where(
          (stored, { eq, lt, notExists }) =>
            `${scheduled ? '' : `${eq(stored.revision, revision)} AND `}${notExists(stored.deletedAt)} AND ${notExists(stored.split)} AND (${notExists(stored.publishedVersion)} OR ${lt(stored.publishedVersion, version)})`,
        )
        .commit(),
      quizVersion
        .create({
          ...key,
          quizVersion: version,
          revision,
          packed,
          publishedAt,
          publishedBy: actor.userId,
          ...present({ picture }),
        })
        .commit(),
      publishedQuiz.put({ ...key, liveVersion: version, newestVersion: version }).commit(),
    ])
    .go();
  if (canceled) throw changedElsewhere();
}

/**
 * Makes it the next version: first its files, then the version and where it is looked up in one transaction, last
 * the pointer that shoppers read. Cut off anywhere, nothing points to a file that is not there, and doing it again
 * finishes it. What it leads to is proven afterwards, which may take longer than a merchant waits.
 * @throws AppError unprocessable with the faults, conflict
 */
export async function bringLive(
  deps: QuizDeps,
  actor: Publisher,
  item: QuizItem,
  outgoing: Outgoing,
): Promise<void> {
  const { shopId, quizId } = item;
  const key = { shopId, quizId };
  const { revision, draft } = outgoing;
  if (item.status !== 'published' || item.publishedRevision !== revision) {
    refuseFaulty(draft);
    refuseMidTest(item);
    const version = await reserveVersion(deps.db, key);
    const compiled = await compileNow(deps, actor.accountId, key, version, draft);
    await writeFiles(deps, compiled);
    await goLive(deps, actor, key, { ...outgoing, version, picture: pictureOf(draft, compiled.pool) });
  }
  await writePointer(deps, quizId);
  await deps.refresh.send(key);
}

/**
 * Publishes a revision of the draft.
 * @throws AppError unprocessable with the faults, not_found, conflict
 */
export async function publishQuiz(
  deps: QuizDeps,
  actor: Actor,
  quizId: string,
  revision: number,
): Promise<QuizSummary> {
  const key = { shopId: actor.shopId, quizId };
  const { item, draft } = await findWithDraft(deps.db, key);
  if (item.revision !== revision) throw changedElsewhere();
  await bringLive(deps, actor, item, { revision, draft });
  return summarize(deps.db, key);
}

/** Takes a quiz out of the shop. Its versions stay, and shoppers who are in the middle of it can finish. */
export async function unpublishQuiz(deps: QuizDeps, key: QuizKey): Promise<QuizSummary> {
  const { status } = await findQuiz(deps.db, key);
  if (status === 'published') {
    const { canceled } = await deps.db.service.transaction
      .write(({ quiz, publishedQuiz }) => [
        quiz.patch(key).set({ status: 'unpublished' }).remove(['publishedVersion', 'split']).commit(),
        publishedQuiz.patch({ quizId: key.quizId }).remove(['liveVersion', 'split']).commit(),
      ])
      .go();
    if (canceled) throw changedElsewhere();
  }
  if (status !== 'draft') await writePointer(deps, key.quizId);
  return summarize(deps.db, key);
}
