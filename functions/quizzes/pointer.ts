import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#functions/db/index.ts';
import { present } from '#functions/lib/present.ts';
import { artefactKeys } from '#functions/ports/files/files.ts';
import type { Pointer } from '#shared/quiz/artefact.ts';
import { writePages } from './pages.ts';
import type { PublishDeps } from './store.ts';

/** The CDN and browsers see a change after at most this. */
const soon = 'public, max-age=30';
const attempts = 3;

async function readLive(db: Db, quizId: string): Promise<Pointer> {
  const { data } = await db.publishedQuiz.get({ quizId }).go({ consistent: true });
  const version = data?.liveVersion ?? null;
  return { quizId, version, ...present({ split: version === null ? undefined : data?.split }) };
}

/**
 * Writes which version shoppers get, and the quiz's own pages with it. What is live is read again afterwards: of two
 * who publish at once, the one whose file came last may not be the one that counts.
 */
export async function writePointer(deps: PublishDeps, quizId: string): Promise<void> {
  const { db, files } = deps;
  let pointer = await readLive(db, quizId);
  for (let attempt = 0; attempt < attempts; attempt++) {
    await files.write(artefactKeys.pointer(quizId), JSON.stringify(pointer), soon);
    await writePages(deps, quizId, pointer.version);
    const now = await readLive(db, quizId);
    if (isDeepStrictEqual(now, pointer)) return;
    pointer = now;
  }
}
