import type { Db } from '#functions/db/index.ts';
import { artefactKeys, type Files } from '#functions/ports/files/files.ts';
import type { Head, Pool } from '#shared/quiz/artefact.ts';

/** Versions kept in a warm container; each whole one takes a few hundred kilobytes. */
const most = 20;

/** A published version, and whose it is. */
export interface Artefact {
  shopId: string;
  head: Head;
  pool: Pool;
}

/** Finds a published version, or what was made of it; null when there never was one. */
export type FindArtefact<Kept = Artefact> = (quizId: string, version: number) => Promise<Kept | null>;

/**
 * The shop that a version of a quiz belongs to. A quiz that was taken out of the shop still takes what shoppers
 * had begun, or what their browsers had kept.
 */
async function shopOf(db: Db, quizId: string, quizVersion: number): Promise<string | undefined> {
  const { data: published } = await db.publishedQuiz.get({ quizId }).go({ consistent: true });
  if (!published) return undefined;
  const key = { shopId: published.shopId, quizId, quizVersion };
  const { data } = await db.quizVersion.get(key).go({ attributes: ['shopId'], consistent: true });
  return data?.shopId;
}

async function load(db: Db, files: Files, quizId: string, version: number): Promise<Artefact | null> {
  const shopId = await shopOf(db, quizId, version);
  if (shopId === undefined) return null;
  const [head, pool] = await Promise.all([
    files.read(artefactKeys.head(quizId, version)),
    files.read(artefactKeys.pool(quizId, version)),
  ]);
  return { shopId, head: JSON.parse(head), pool: JSON.parse(pool) };
}

/**
 * Reads published versions, and keeps those used last: a version never changes.
 * @param keep makes of a version what is needed of it, so that the rest takes no memory
 */
export function createArtefacts<Kept>(
  db: Db,
  files: Files,
  keep: (artefact: Artefact) => Kept,
): FindArtefact<Kept> {
  const kept = new Map<string, Promise<Kept | null>>();
  const read = async (quizId: string, version: number): Promise<Kept | null> => {
    const artefact = await load(db, files, quizId, version);
    return artefact && keep(artefact);
  };

  return async (quizId, version) => {
    const key = artefactKeys.head(quizId, version);
    const found = kept.get(key) ?? read(quizId, version);
    kept.delete(key);
    kept.set(key, found);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    const artefact = await found.catch((error: unknown) => {
      kept.delete(key);
      throw error;
    });
    // What is not there now may be there later.
    if (artefact === null) kept.delete(key);
    return artefact;
  };
}
