import { removedQuiz } from '#functions/lib/forget-response.ts';
import { pictureKey, smallPictureKey } from '#functions/ports/files/files.ts';
import { batch, drain, type EraseDeps } from './drain.ts';
import { eraseQuiz, eraseReceipts, eraseResponses } from './erase-quiz.ts';

/** Every quiz that is there, or was: one whose 30 days are over is known by its counter alone. */
export async function quizIdsOf({ db }: EraseDeps, shopId: string): Promise<Set<string>> {
  const [quizzes, counters] = await Promise.all([
    db.quiz.query.byShop({ shopId }).go({ pages: 'all', consistent: true }),
    db.counter.query.byShop({ shopId, about: 'quiz' }).go({ pages: 'all', consistent: true }),
  ]);
  return new Set([...quizzes.data.map(({ quizId }) => quizId), ...counters.data.map(({ name }) => name)]);
}

async function eraseContacts(deps: EraseDeps, shopId: string, check: () => void): Promise<void> {
  const { db } = deps;
  await drain(
    check,
    () => db.contact.query.byShop({ shopId }).go({ limit: batch, pages: 1, consistent: true }),
    async (found) => {
      for (const { source, sourceId } of found) {
        await eraseReceipts(deps, shopId, sourceId);
        if (source === 'resultMail') await db.resultMail.delete({ shopId, mailId: sourceId }).go();
      }
      await db.contact.delete(found.map(({ contactId }) => ({ shopId, contactId }))).go();
    },
  );
}

async function eraseCatalogue({ db }: EraseDeps, shopId: string, check: () => void): Promise<void> {
  const page = { limit: batch, pages: 1, consistent: true } as const;
  await drain(
    check,
    () => db.product.query.byShop({ shopId }).go(page),
    (found) => db.product.delete(found.map(({ productId }) => ({ shopId, productId }))).go(),
  );
  await drain(
    check,
    () => db.collection.query.byShop({ shopId }).go(page),
    (found) => db.collection.delete(found.map(({ collectionId }) => ({ shopId, collectionId }))).go(),
  );
  await db.syncRun.delete({ shopId }).go();
}

async function eraseFigures({ db }: EraseDeps, shopId: string, check: () => void): Promise<void> {
  const page = { limit: batch, pages: 1, consistent: true } as const;
  await drain(
    check,
    () => db.eventDay.query.byShop({ shopId }).go(page),
    (found) => db.eventDay.delete(found).go(),
  );
  for (const about of ['month', 'quiz'] as const) {
    await drain(
      check,
      () => db.counter.query.byShop({ shopId, about }).go(page),
      (found) => db.counter.delete(found).go(),
    );
  }
}

const eraseMailFailures = ({ db }: EraseDeps, shopId: string, check: () => void) =>
  drain(
    check,
    () => db.mailFailure.query.byShop({ shopId }).go({ limit: batch, pages: 1, consistent: true }),
    (found) => db.mailFailure.delete(found.map(({ mailId }) => ({ shopId, mailId }))).go(),
  );

const eraseAttempts = ({ db }: EraseDeps, shopId: string, check: () => void) =>
  drain(
    check,
    () => db.quizAttempt.query.byShop({ shopId }).go({ limit: batch, pages: 1, consistent: true }),
    (found) => db.quizAttempt.delete(found.map(({ attemptId }) => ({ shopId, attemptId }))).go(),
  );

const eraseAdvice = ({ db }: EraseDeps, shopId: string, check: () => void) =>
  drain(
    check,
    () => db.advice.query.byShop({ shopId }).go({ limit: batch, pages: 1, consistent: true }),
    (found) => db.advice.delete(found.map(({ responseId }) => ({ shopId, responseId }))).go(),
  );

/** What the model answered may quote what merchants and shoppers wrote. */
async function eraseModel({ db }: EraseDeps, shopId: string, check: () => void): Promise<void> {
  const page = { limit: batch, pages: 1, consistent: true } as const;
  await drain(
    check,
    () => db.modelAnswer.query.byHash({ shopId }).go(page),
    (found) => db.modelAnswer.delete(found.map(({ hash }) => ({ shopId, hash }))).go(),
  );
  await drain(
    check,
    () => db.modelUsage.query.byMonth({ shopId }).go(page),
    (found) => db.modelUsage.delete(found.map(({ month }) => ({ shopId, month }))).go(),
  );
}

/** Each with its file, before what names the file. */
async function erasePictures({ db, files }: EraseDeps, shopId: string, check: () => void): Promise<void> {
  await drain(
    check,
    () => db.picture.query.byShop({ shopId }).go({ limit: batch, pages: 1, consistent: true }),
    async (found) => {
      for (const { small, ...picture } of found) {
        await files.remove(pictureKey(picture));
        if (small) await files.remove(smallPictureKey({ ...picture, small }));
      }
      await db.picture.delete(found.map(({ pictureId }) => ({ shopId, pictureId }))).go();
    },
  );
  await db.pictureTotal.delete({ shopId }).go();
}

/** First where they go, so that nothing more is told while the rest is erased. */
async function eraseWebhook({ db }: EraseDeps, shopId: string, check: () => void): Promise<void> {
  await db.webhook.delete({ shopId }).go();
  await drain(
    check,
    () => db.webhookDelivery.query.byShop({ shopId }).go({ limit: batch, pages: 1, consistent: true }),
    (found) => db.webhookDelivery.delete(found.map(({ deliveryId }) => ({ shopId, deliveryId }))).go(),
  );
}

/** Erases a shop with all that is about it; the shop itself goes last, since all else is found by it. */
export async function eraseShop(
  deps: EraseDeps,
  { accountId, shopId }: { accountId: string; shopId: string },
  check: () => void,
): Promise<void> {
  const { db } = deps;
  // Without the token nothing is read from the shop any more.
  await db.shopToken.delete({ shopId }).go();
  await eraseWebhook(deps, shopId, check);
  for (const quizId of await quizIdsOf(deps, shopId)) await eraseQuiz(deps, { shopId, quizId }, check);
  await erasePictures(deps, shopId, check);
  await eraseResponses(deps, { shopId, quizId: removedQuiz }, check);
  await eraseContacts(deps, shopId, check);
  await eraseMailFailures(deps, shopId, check);
  await eraseAttempts(deps, shopId, check);
  await eraseAdvice(deps, shopId, check);
  await eraseModel(deps, shopId, check);
  await eraseCatalogue(deps, shopId, check);
  await eraseFigures(deps, shopId, check);
  const { data: shop } = await db.shop.get({ shopId }).go({ consistent: true });
  if (shop) await db.shopDomain.delete({ domain: shop.domain }).go();
  await db.shop.delete({ shopId }).go();
  await db.accountShop.delete({ accountId, shopId }).go();
}
