import { artefactKeys } from '#functions/ports/files/files.ts';
import { locales } from '#shared/model/locales.ts';
import { batch, drain, type EraseDeps } from './drain.ts';

interface Key {
  shopId: string;
  quizId: string;
}

/** What the CDN serves of a quiz goes first: shoppers do not answer what nobody reads. */
async function takeOut({ db, files }: EraseDeps, { quizId }: Key): Promise<void> {
  await db.publishedQuiz.delete({ quizId }).go();
  await files.remove(artefactKeys.pointer(quizId));
  for (const locale of locales) await files.remove(artefactKeys.page(quizId, locale));
}

const eraseVersions = ({ db, files }: EraseDeps, key: Key, check: () => void) =>
  drain(
    check,
    // A version is large: few at a time.
    () => db.quizVersion.query.byQuiz(key).go({ limit: 10, pages: 1, consistent: true }),
    async (found) => {
      for (const { quizVersion } of found) {
        await files.remove(artefactKeys.head(key.quizId, quizVersion));
        await files.remove(artefactKeys.pool(key.quizId, quizVersion));
        await db.quizVersion.delete({ ...key, quizVersion }).go();
      }
    },
  );

/** Receipts stand under what they came with. */
export async function eraseReceipts({ db }: EraseDeps, shopId: string, sourceId: string): Promise<void> {
  const { data } = await db.consentReceipt.query.bySource({ shopId, sourceId }).go({ pages: 'all' });
  if (data.length > 0) await db.consentReceipt.delete(data).go();
}

/** An index may still name what is deleted: what it names is looked at no further than the last one seen. */
export async function eraseResponses(deps: EraseDeps, key: Key, check: () => void): Promise<void> {
  const { db } = deps;
  let cursor: string | null = null;
  do {
    check();
    const page: { data: { responseId: string }[]; cursor: string | null } = await db.response.query
      .responsesByQuiz(key)
      .go({ limit: batch, pages: 1, cursor });
    const keys = page.data.map(({ responseId }) => ({ shopId: key.shopId, responseId }));
    for (const { responseId } of keys) await eraseReceipts(deps, key.shopId, responseId);
    const { unprocessed } = keys.length > 0 ? await db.response.delete(keys).go() : { unprocessed: [] };
    if (unprocessed.length > 0) throw new Error('Some responses were not deleted. Try again.');
    cursor = page.cursor;
  } while (cursor !== null);
}

/** Erases a quiz with its versions, files, responses and figures. */
export async function eraseQuiz(deps: EraseDeps, key: Key, check: () => void): Promise<void> {
  await takeOut(deps, key);
  await eraseResponses(deps, key, check);
  await eraseQuizItself(deps, key, check);
}

/** Erases a quiz with its versions, files and figures, and without its responses. */
export async function eraseQuizItself(deps: EraseDeps, key: Key, check: () => void): Promise<void> {
  const { db } = deps;
  await takeOut(deps, key);
  await eraseVersions(deps, key, check);
  for (const about of ['session', 'question', 'product'] as const) {
    await drain(
      check,
      () => db.eventCount.query.byQuiz({ ...key, about }).go({ limit: batch, pages: 1, consistent: true }),
      (found) => db.eventCount.delete(found).go(),
    );
  }
  // With its counter goes the last trace by which it is found: the next attempt does not look at it again.
  await drain(
    check,
    () =>
      db.counter.query
        .byShop({ shopId: key.shopId, about: 'quiz', name: key.quizId })
        .go({ limit: batch, pages: 1, consistent: true }),
    (found) => db.counter.delete(found).go(),
  );
  await db.quizProof.delete(key).go();
  await db.quizSchedule.delete(key).go();
  await db.quizDraft.delete(key).go();
  await db.quiz.delete(key).go();
}
