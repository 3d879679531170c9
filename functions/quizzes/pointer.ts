import type { Db } from '#functions/db/index.ts';
import { artefactKeys } from '#functions/ports/files/files.ts';
import type { Pointer } from '#shared/quiz/artefact.ts';
import type { QuizDeps } from './store.ts';

/** The CDN and browsers see a change after at most this. */
const soon = 'public, max-age=30';
const attempts = 3;

async function liveVersion(db: Db, quizId: string): Promise<number | null> {
  const { data } = await db.publishedQuiz.get({ quizId }).go({ consistent: true });
  return data?.liveVersion ?? null;
}

/**
 * Writes which version shoppers get. What is live is read again afterwards: of two who publish at once, the one
 * whose file came last may not be the one that counts.
 */
export async function writePointer({ db, files }: QuizDeps, quizId: string): Promise<void> {
  let version = await liveVersion(db, quizId);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const pointer: Pointer = { quizId, version };
    await files.write(artefactKeys.pointer(quizId), JSON.stringify(pointer), soon);
    const now = await liveVersion(db, quizId);
    if (now === version) return;
    version = now;
  }
}
