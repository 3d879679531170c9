import type { Answer, Answers } from '#shared/model/answer.ts';
import { checkAnswer } from '#shared/quiz/answer.ts';
import type { Head } from '#shared/quiz/artefact.ts';
import type { Route } from './route.ts';
import { begin, type QuizState } from './state.ts';

/** An array passes too: it has none of the names that are asked for. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What may stand in storage is anybody's: an answer counts only when its question would take it. */
const fits = (head: Head, id: string, answer: unknown): answer is Answer => {
  const question = head.questions.find((candidate) => candidate.id === id);
  if (!question || !isRecord(answer)) return false;
  try {
    const fault = checkAnswer(question, answer as Answer);
    return fault !== 'wrongKind' && fault !== 'unknownOption';
  } catch {
    return false;
  }
};

/**
 * Reads a stored state back. One of another version keeps what still fits.
 * @returns the state to go on with, and whether answers were moved to a newer version
 */
export const restore = (
  head: Head,
  stored: string | null,
  session: string,
  route: Route,
): { state: QuizState; migrated: boolean } => {
  const fresh = { state: begin(head, session), migrated: false };
  let raw: unknown;
  try {
    raw = JSON.parse(stored ?? 'null');
  } catch {
    return fresh;
  }
  if (!isRecord(raw) || raw.id !== head.quizId || !isRecord(raw.answers)) return fresh;
  const answers: Answers = {};
  for (const [id, answer] of Object.entries(raw.answers)) if (fits(head, id, answer)) answers[id] = answer;
  const { path, current } = route(head, answers);
  const index = Number.isInteger(raw.currentQuestionIndex) ? Number(raw.currentQuestionIndex) : 0;
  const done =
    isRecord(raw.results) && typeof raw.results.completedAt === 'string'
      ? { completedAt: raw.results.completedAt, reported: raw.results.reported === true }
      : null;
  return {
    state: {
      id: head.quizId,
      version: head.version,
      session: typeof raw.session === 'string' && /^[0-9a-f]{32}$/.test(raw.session) ? raw.session : session,
      screen: raw.screen === 'results' && current === null && done ? 'results' : 'question',
      currentQuestionIndex: Math.max(0, Math.min(index, path.length - 1)),
      answers,
      results: done,
      ...(Array.isArray(raw.told) && { told: raw.told }),
    },
    migrated: raw.version !== head.version && Object.keys(raw.answers).length > 0,
  };
};
