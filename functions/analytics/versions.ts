import type { Db } from '#functions/db/index.ts';
import { artefactKeys, type Files } from '#functions/ports/files/files.ts';
import type { Texts } from '#shared/model/quiz.ts';
import type { AskedQuestion, Head } from '#shared/quiz/artefact.ts';
import { Refusal } from '#shared/refusal.ts';

export interface QuizKey {
  shopId: string;
  quizId: string;
}

/** Versions whose questions are named; a quiz that was published more often shows those of the latest. */
const mostVersions = 5;

/** @throws AppError not_found when the shop has no such quiz, or has deleted it */
export async function quizOf(db: Db, key: QuizKey) {
  const { data } = await db.quiz.get(key).go();
  if (!data || data.deletedAt !== undefined)
    throw new Refusal('not_found', 'There is no such quiz in this shop. Choose another from the list.');
  return data;
}

export interface Named {
  questions: AskedQuestion[];
  /** In the quiz's first language. */
  texts: Texts;
  currency: string;
}

/**
 * The questions of some versions, each once: as the newest has them, then what only earlier ones have.
 * @param versions numbers of published versions, in any order
 */
export async function namedQuestions(files: Files, quizId: string, versions: number[]): Promise<Named> {
  const latest = [...new Set(versions)].sort((a, b) => b - a).slice(0, mostVersions);
  const heads: Head[] = await Promise.all(
    latest.map(async (version) => JSON.parse(await files.read(artefactKeys.head(quizId, version)))),
  );
  const questions = new Map<string, AskedQuestion>();
  let texts: Texts = {};
  for (const head of heads) {
    for (const question of head.questions)
      if (!questions.has(question.id)) questions.set(question.id, question);
    texts = { ...head.texts[head.defaultLocale], ...texts };
  }
  return { questions: [...questions.values()], texts, currency: heads[0]?.currency ?? 'EUR' };
}
