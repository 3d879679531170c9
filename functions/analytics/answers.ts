import { answerShares } from '#shared/analytics/answers.ts';
import type { AnswersReport } from '#shared/api/analytics.ts';
import { type Asked, fitting, periodOf } from './asked.ts';
import type { ReportDeps } from './quiz.ts';
import { namedQuestions, type QuizKey, quizOf } from './versions.ts';

/** Responses that are looked at: a month of the largest plan with a limit, and some ten reads of the table. */
const mostResponses = 2000;

/** How the answers to a quiz are spread, over its newest responses in the period. @throws AppError not_found */
export async function reportAnswers(
  { db, system, files }: ReportDeps,
  key: QuizKey,
  asked: Omit<Asked, 'device'>,
): Promise<AnswersReport> {
  await quizOf(db, key);
  const { from, to } = periodOf(asked, system);
  const { data, cursor } = await db.response.query
    .responsesByQuiz(key)
    // A time sorts before the same day with a tilde behind it, and the next day after.
    .between({ completedAt: from }, { completedAt: `${to}~` })
    .go({ order: 'desc', count: mostResponses, attributes: ['response'] });
  const responses = fitting(
    data.map(({ response }) => response),
    asked,
  );
  const versions = responses.map(({ version }) => version);
  const { questions, texts, currency } = await namedQuestions(files, key.quizId, versions);
  return {
    responses: responses.length,
    more: cursor !== null,
    currency,
    questions: answerShares(
      questions,
      texts,
      responses.map(({ answers }) => answers),
    ),
  };
}
