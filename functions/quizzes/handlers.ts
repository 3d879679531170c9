import type { Actor, Handlers } from '#functions/lib/call.ts';
import type { quizzes } from '#shared/api/quizzes.ts';
import { createQuiz } from './create.ts';
import { getQuiz, listQuizzes, saveQuiz } from './edit.ts';
import { publishQuiz, unpublishQuiz } from './publish.ts';
import { removeQuiz, restoreQuiz } from './remove.ts';
import { getResponse, listResponses } from './responses.ts';
import type { QuizDeps, QuizKey } from './store.ts';

const keyOf = ({ actor, params }: { actor: Actor; params: { quizId: string } }): QuizKey => ({
  shopId: actor.shopId,
  quizId: params.quizId,
});

/** The routes of quizzes, one function each. */
export const quizzesHandlers = (deps: QuizDeps): Handlers<typeof quizzes> => ({
  list: async ({ actor }) => ({ quizzes: await listQuizzes(deps.db, actor.shopId) }),
  create: ({ actor, body, log }) => createQuiz(deps, actor, body, log),
  get: (call) => getQuiz(deps.db, keyOf(call)),
  save: (call) => saveQuiz(deps, keyOf(call), call.body),
  publish: ({ actor, params, body }) => publishQuiz(deps, actor, params.quizId, body.revision),
  unpublish: (call) => unpublishQuiz(deps, keyOf(call)),
  remove: (call) => removeQuiz(deps, keyOf(call)),
  restore: (call) => restoreQuiz(deps, keyOf(call)),
  responses: (call) => listResponses(deps.db, keyOf(call), call.query),
  response: (call) => getResponse(deps.db, keyOf(call), call.params.responseId),
});
