import type { Db } from '#functions/db/index.ts';
import type { Actor } from '#functions/lib/call.ts';
import { artefactKeys } from '#functions/ports/files/files.ts';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import { AppError } from '#shared/errors.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { plans } from '#shared/plans.ts';
import { checkQuiz } from '#shared/quiz/check.ts';
import { compile } from '#shared/quiz/compile.ts';
import { readCatalogue } from './catalogue.ts';
import { pack } from './pack.ts';
import { writePointer } from './pointer.ts';
import {
  changedElsewhere,
  findQuiz,
  findWithDraft,
  type QuizDeps,
  type QuizKey,
  summarize,
} from './store.ts';

const forever = 'public, max-age=31536000, immutable';

function refuseFaulty(draft: Quiz): void {
  const issues = checkQuiz(draft);
  if (issues.length === 0) return;
  throw new AppError('unprocessable', 'The quiz cannot be published yet. Correct what is listed.', {
    issues: issues.slice(0, 100),
  });
}

/** What a shopper's browser is asked to load at most, before compression. */
const mostBytes = 8_000_000;

/** Gives out the next version number, once: two who publish at the same time write different files. */
async function reserveVersion(db: Db, key: QuizKey): Promise<number> {
  const { data } = await db.quiz.patch(key).add({ lastVersion: 1 }).go({ response: 'all_new' });
  if (data.lastVersion === undefined) throw new Error('No version number was given out.');
  return data.lastVersion;
}

/** Compiles the draft and writes its files, which nothing points to yet. */
async function writeFiles(deps: QuizDeps, actor: Actor, key: QuizKey, version: number, quiz: Quiz) {
  const [{ products, currency }, { data: account }] = await Promise.all([
    readCatalogue(deps.db, key.shopId),
    deps.db.account.get({ accountId: actor.accountId }).go(),
  ]);
  if (products.length === 0) {
    throw new AppError('unprocessable', 'There are no products to recommend. Import your catalogue first.');
  }
  const branding = !plans[account?.plan ?? 'free'].brandingRemovable;
  const { head, pool, bytes } = compile({ quiz, quizId: key.quizId, version, products, currency, branding });
  if (bytes.head + bytes.pool > mostBytes) {
    throw new AppError(
      'unprocessable',
      'This quiz is too heavy for a phone. Use fewer answers, or let them recommend fewer products.',
    );
  }
  await Promise.all([
    deps.files.write(artefactKeys.head(key.quizId, version), JSON.stringify(head), forever),
    deps.files.write(artefactKeys.pool(key.quizId, version), JSON.stringify(pool), forever),
  ]);
}

interface Published {
  version: number;
  revision: number;
  draft: Quiz;
}

/** Makes the version live, all or nothing, unless the draft was changed or a newer version went live. */
async function goLive(deps: QuizDeps, actor: Actor, key: QuizKey, { version, revision, draft }: Published) {
  const { db, system } = deps;
  const packed = await pack(draft);
  const publishedAt = system.now().toISOString();
  const { canceled } = await db.service.transaction
    .write(({ quiz, quizVersion, publishedQuiz }) => [
      quiz
        .patch(key)
        .set({ status: 'published', publishedVersion: version, publishedRevision: revision })
        .where(
          (stored, { eq, lt, notExists }) =>
            `${eq(stored.revision, revision)} AND ${notExists(stored.deletedAt)} AND (${notExists(stored.publishedVersion)} OR ${lt(stored.publishedVersion, version)})`,
        )
        .commit(),
      quizVersion
        .create({ ...key, quizVersion: version, revision, packed, publishedAt, publishedBy: actor.userId })
        .commit(),
      publishedQuiz.put({ ...key, liveVersion: version, newestVersion: version }).commit(),
    ])
    .go();
  if (canceled) throw changedElsewhere();
}

/**
 * Publishes a revision of the draft as the next version: first its files, then the version and where it is
 * looked up in one transaction, last the pointer that shoppers read. Cut off anywhere, nothing points to a file
 * that is not there, and publishing again finishes it.
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
  if (item.status !== 'published' || item.publishedRevision !== revision) {
    refuseFaulty(draft);
    const version = await reserveVersion(deps.db, key);
    await writeFiles(deps, actor, key, version, draft);
    await goLive(deps, actor, key, { version, revision, draft });
  }
  await writePointer(deps, quizId);
  return summarize(deps.db, key);
}

/** Takes a quiz out of the shop. Its versions stay, and shoppers who are in the middle of it can finish. */
export async function unpublishQuiz(deps: QuizDeps, key: QuizKey): Promise<QuizSummary> {
  const { status } = await findQuiz(deps.db, key);
  if (status === 'published') {
    const { canceled } = await deps.db.service.transaction
      .write(({ quiz, publishedQuiz }) => [
        quiz.patch(key).set({ status: 'unpublished' }).remove(['publishedVersion']).commit(),
        publishedQuiz.patch({ quizId: key.quizId }).remove(['liveVersion']).commit(),
      ])
      .go();
    if (canceled) throw changedElsewhere();
  }
  if (status !== 'draft') await writePointer(deps, key.quizId);
  return summarize(deps.db, key);
}
