import type { Artefact } from '#functions/lib/artefacts.ts';
import { judge } from '#functions/lib/judge.ts';
import { present } from '#functions/lib/present.ts';
import { type Asked, recommendedIn } from '#functions/lib/recommended.ts';
import type { Response, SentResponse } from '#shared/model/response.ts';
import { answerInWords, textsIn } from '#shared/quiz/answer.ts';
import { rank } from '#shared/quiz/rank.ts';

function pathInWords({ head }: Asked, sent: SentResponse, path: string[]): Response['path'] {
  const texts = textsIn(head, sent.locale);
  const byId = new Map(head.questions.map((question) => [question.id, question]));
  return path.flatMap((id) => {
    const question = byId.get(id);
    if (!question) return [];
    const answer = answerInWords(question, sent.answers[id], texts, sent.locale, head.currency);
    return [{ question: id, title: texts[`${id}.title`] ?? '', answer }];
  });
}

/**
 * What is stored of a completed session: the server ranks for itself, by the version that the shopper had.
 * @throws AppError invalid when the answers do not fit that version
 */
export function respond(artefact: Artefact, sent: SentResponse, now: Date): Response {
  const asked = judge(artefact, sent.answers);
  const ranking = rank(asked.head, asked.pool, sent.answers);
  const receivedAt = now.toISOString();
  // A shopper's clock may be ahead of ours.
  const completedAt = new Date(Math.min(Date.parse(sent.completedAt), now.getTime())).toISOString();
  return {
    id: sent.id,
    quizId: sent.quizId,
    version: sent.version,
    locale: sent.locale,
    answers: sent.answers,
    path: pathInWords(asked, sent, asked.path),
    results: recommendedIn(asked, ranking, sent),
    relaxed: ranking.relaxed.length > 0,
    completedAt,
    receivedAt,
    ...present({
      split: sent.split,
      // What the language model advised is put in when both are there.
      advice: artefact.head.results.advice ? { by: 'engine' as const } : undefined,
    }),
  };
}
