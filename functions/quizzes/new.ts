import { present } from '#functions/lib/present.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import { outlineOf } from './outline.ts';
import { pack } from './pack.ts';
import type { QuizDeps } from './store.ts';

/** Writes a new quiz with its draft, as its first revision. @throws AppError too_large */
export async function storeNew(
  { db, system }: QuizDeps,
  shopId: string,
  { name, quiz: draft }: { name: string; quiz: Quiz },
) {
  const { thumbnail, questionCount } = outlineOf(draft);
  const key = { shopId, quizId: system.newId('quiz') };
  const now = system.now().toISOString();
  const item = {
    ...key,
    name,
    status: 'draft' as const,
    revision: 1,
    lastVersion: 0,
    questionCount,
    createdAt: now,
    updatedAt: now,
    ...present({ thumbnail }),
  };
  const packed = await pack(draft);
  await db.service.transaction
    .write(({ quiz, quizDraft }) => [
      quiz.create(item).commit(),
      quizDraft.create({ ...key, revision: 1, packed }).commit(),
    ])
    .go();
  return item;
}
