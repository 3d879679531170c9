import type { Db } from '#functions/db/index.ts';
import { present } from '#functions/lib/present.ts';
import type { QuizRecord, QuizVersion } from '#shared/api/quizzes.ts';
import { Refusal } from '#shared/refusal.ts';
import { getQuiz, saveQuiz } from './edit.ts';
import { unpack } from './pack.ts';
import { findQuiz, findWithDraft, type QuizDeps, type QuizKey } from './store.ts';

const told = ['quizVersion', 'revision', 'publishedAt', 'publishedBy', 'refreshOf'] as const;

/** The versions of a quiz, newest first. */
export async function listVersions(db: Db, key: QuizKey): Promise<QuizVersion[]> {
  await findQuiz(db, key);
  const { data } = await db.quizVersion.query
    .byQuiz(key)
    .go({ pages: 'all', order: 'desc', consistent: true, attributes: [...told] });
  return data.map(({ quizVersion, revision, publishedAt, publishedBy, refreshOf }) => ({
    version: quizVersion,
    revision,
    publishedAt,
    publishedBy,
    ...present({ refreshOf }),
  }));
}

/** @throws AppError not_found */
export async function findVersion(db: Db, key: QuizKey, quizVersion: number) {
  const { data } = await db.quizVersion.get({ ...key, quizVersion }).go({ consistent: true });
  if (!data) throw new Refusal('not_found', 'There is no such version of this quiz. Load the page again.');
  return data;
}

/** One version with the quiz it was made from. */
export async function getVersion(db: Db, key: QuizKey, version: number) {
  await findQuiz(db, key);
  const { revision, publishedAt, publishedBy, refreshOf, packed } = await findVersion(db, key, version);
  const told = { version, revision, publishedAt, publishedBy, ...present({ refreshOf }) };
  return { ...told, quiz: await unpack(packed) };
}

/**
 * Makes a version the draft again, as an ordinary new revision. The draft that it takes the place of is given back,
 * so that whoever asked can undo it.
 * @param revision of the draft that the caller knows
 * @throws AppError not_found, conflict when the draft was changed elsewhere
 */
export async function restoreVersion(
  deps: QuizDeps,
  key: QuizKey,
  version: number,
  revision: number,
): Promise<QuizRecord & { replaced: QuizRecord['draft'] }> {
  const { quiz } = await getVersion(deps.db, key, version);
  const { item, draft: replaced } = await findWithDraft(deps.db, key);
  await saveQuiz(deps, key, { revision, name: item.name, draft: quiz });
  return { ...(await getQuiz(deps.db, key)), replaced };
}
