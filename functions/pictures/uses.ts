import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Db } from '#functions/db/index.ts';

const unzip = promisify(gunzip);
/** More than a packed quiz can unfold to. */
const mostUnpacked = 4_000_000;
/** A version is large: few at a time. */
const page = 10;

interface Key {
  shopId: string;
  quizId: string;
}

/** Names of the quizzes that a picture stands in. */
export interface Uses {
  /** In the draft, in what shoppers see, or in what will be published. */
  now: string[];
  /** In versions or deleted quizzes alone, which can be restored. */
  earlier: string[];
}

/** An id stands in a quiz as it is, in the picture's address, and nothing else has the same. */
const names = async (packed: Uint8Array | undefined, pictureId: string): Promise<boolean> =>
  packed !== undefined && (await unzip(packed, { maxOutputLength: mostUnpacked })).includes(pictureId);

async function inDraft(db: Db, key: Key, pictureId: string): Promise<boolean> {
  const [draft, schedule] = await Promise.all([
    db.quizDraft.get(key).go({ consistent: true }),
    db.quizSchedule.get(key).go({ consistent: true }),
  ]);
  const found = [draft, schedule].map(({ data }) => names(data?.packed, pictureId));
  return (await Promise.all(found)).includes(true);
}

/** The versions of a quiz that name the picture. */
async function inVersions(db: Db, key: Key, pictureId: string): Promise<number[]> {
  const found: number[] = [];
  let cursor: string | null = null;
  do {
    const read: { data: { quizVersion: number; packed: Uint8Array }[]; cursor: string | null } =
      await db.quizVersion.query.byQuiz(key).go({ limit: page, pages: 1, cursor, consistent: true });
    for (const { quizVersion, packed } of read.data)
      if (await names(packed, pictureId)) found.push(quizVersion);
    cursor = read.cursor;
  } while (cursor !== null);
  return found;
}

/** Where a picture stands, in drafts, versions and what is to be published, of deleted quizzes too. */
export async function usesOf(db: Db, shopId: string, pictureId: string): Promise<Uses> {
  const uses: Uses = { now: [], earlier: [] };
  const { data: quizzes } = await db.quiz.query.byShop({ shopId }).go({ pages: 'all', consistent: true });
  for (const { quizId, name, deletedAt, publishedVersion, split } of quizzes) {
    const key = { shopId, quizId };
    const [drafted, versions] = await Promise.all([
      inDraft(db, key, pictureId),
      inVersions(db, key, pictureId),
    ]);
    const isLive = versions.some((version) => version === publishedVersion || version === split?.version);
    if (deletedAt === undefined && (drafted || isLive)) uses.now.push(name);
    else if (drafted || versions.length > 0) uses.earlier.push(name);
  }
  return uses;
}
