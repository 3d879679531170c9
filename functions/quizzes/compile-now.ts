import type { Db } from '#functions/db/index.ts';
import { artefactKeys } from '#functions/ports/files/files.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { plans } from '#shared/plans.ts';
import type { Head, Pool } from '#shared/quiz/artefact.ts';
import { compile } from '#shared/quiz/compile.ts';
import { Refusal } from '#shared/refusal.ts';
import { readCatalogue } from './catalogue.ts';
import type { PublishDeps, QuizKey } from './store.ts';

const forever = 'public, max-age=31536000, immutable';

/** What a shopper's browser is asked to load at most, before compression. */
const mostBytes = 8_000_000;

/** Gives out the next version number, once: two who publish at the same time write different files. */
export async function reserveVersion(db: Db, key: QuizKey): Promise<number> {
  const { data } = await db.quiz.patch(key).add({ lastVersion: 1 }).go({ response: 'all_new' });
  if (data.lastVersion === undefined) throw new Error('No version number was given out.');
  return data.lastVersion;
}

interface Artefact {
  head: Head;
  pool: Pool;
}

/**
 * Compiles a quiz with the catalogue and the plan of now.
 * @throws AppError unprocessable when there are no products, or more than a phone should load
 */
export async function compileNow(
  { db }: Pick<PublishDeps, 'db'>,
  accountId: string,
  { shopId, quizId }: QuizKey,
  version: number,
  quiz: Quiz,
): Promise<Artefact> {
  const [{ products, currency }, { data: account }] = await Promise.all([
    readCatalogue(db, shopId),
    db.account.get({ accountId }).go(),
  ]);
  if (products.length === 0) {
    throw new Refusal('unprocessable', 'There are no products to recommend. Import your catalogue first.');
  }
  const branding = !plans[account?.plan ?? 'free'].brandingRemovable;
  const { head, pool, bytes } = compile({ quiz, quizId, version, products, currency, branding });
  if (bytes.head + bytes.pool > mostBytes) {
    throw new Refusal(
      'unprocessable',
      'This quiz is too heavy for a phone. Use fewer answers, or let them recommend fewer products.',
    );
  }
  return { head, pool };
}

const textsOf = ({ head, pool }: Artefact) => [JSON.stringify(head), JSON.stringify(pool)] as const;

/** Writes the files of a version, which nothing points to yet. */
export async function writeFiles({ files }: Pick<PublishDeps, 'files'>, made: Artefact): Promise<void> {
  const { quizId, version } = made.head;
  const [head, pool] = textsOf(made);
  await Promise.all([
    files.write(artefactKeys.head(quizId, version), head, forever),
    files.write(artefactKeys.pool(quizId, version), pool, forever),
  ]);
}

/** Whether the files of a version are what was compiled under its number: equal input gives equal bytes. */
export async function isWritten({ files }: Pick<PublishDeps, 'files'>, made: Artefact): Promise<boolean> {
  const { quizId, version } = made.head;
  const [head, pool] = textsOf(made);
  const written = await Promise.all([
    files.read(artefactKeys.head(quizId, version)),
    files.read(artefactKeys.pool(quizId, version)),
  ]);
  return written[0] === head && written[1] === pool;
}

/** The same under another number. */
export const numbered = ({ head, pool }: Artefact, version: number): Artefact => ({
  head: { ...head, version },
  pool: { ...pool, version },
});
