import type { Actor, Handlers } from '#functions/lib/call.ts';
import { lockOf } from '#functions/lib/locked.ts';
import type { quizzes } from '#shared/api/quizzes.ts';
import { archiveQuiz, putLive, unarchiveQuiz } from './archive.ts';
import { cancelAttempt, readAttempt } from './attempt.ts';
import { duplicateQuiz, importQuiz } from './copy.ts';
import { createQuiz } from './create.ts';
import { getQuiz, listQuizzes, saveQuiz } from './edit.ts';
import { missingPage } from './page.ts';
import { listProofs } from './prove-live.ts';
import { publishQuiz, unpublishQuiz } from './publish.ts';
import { removeQuiz, restoreQuiz } from './remove.ts';
import { getResponse, lastAnswers, listResponses, removeResponse } from './responses.ts';
import { type ScheduleDeps, scheduleQuiz, unscheduleQuiz } from './schedule.ts';
import { endSplit, splitQuiz } from './split.ts';
import type { QuizKey } from './store.ts';
import { listTemplates } from './templates.ts';
import { getVersion, listVersions, restoreVersion } from './versions.ts';

const keyOf = ({ actor, params }: { actor: Actor; params: { quizId: string } }): QuizKey => ({
  shopId: actor.shopId,
  quizId: params.quizId,
});

/** The routes of quizzes, one function each. */
export const quizzesHandlers = (deps: ScheduleDeps): Handlers<typeof quizzes> => ({
  list: async ({ actor }) => ({ quizzes: await listQuizzes(deps.db, actor.shopId) }),
  templates: async ({ actor }) => ({ templates: await listTemplates(deps.db, actor.shopId) }),
  create: ({ actor, body }) => createQuiz(deps, actor, body),
  attempt: ({ actor, params }) => readAttempt(deps.db, { shopId: actor.shopId, attemptId: params.attemptId }),
  cancelAttempt: ({ actor, params }) =>
    cancelAttempt(deps, { shopId: actor.shopId, attemptId: params.attemptId }),
  get: (call) => getQuiz(deps.db, keyOf(call)),
  save: (call) => saveQuiz(deps, keyOf(call), call.body),
  publish: ({ actor, params, body }) => publishQuiz(deps, actor, params.quizId, body.revision),
  schedule: (call) => scheduleQuiz(deps, call.actor, keyOf(call), call.body),
  unschedule: (call) => unscheduleQuiz(deps, keyOf(call)),
  unpublish: (call) => unpublishQuiz(deps, keyOf(call)),
  remove: (call) => removeQuiz(deps, keyOf(call)),
  restore: (call) => restoreQuiz(deps, keyOf(call)),
  importQuiz: ({ actor, body }) => importQuiz(deps, actor.shopId, body),
  duplicate: (call) => duplicateQuiz(deps, keyOf(call), call.body.name),
  archive: (call) => archiveQuiz(deps, keyOf(call)),
  unarchive: (call) => unarchiveQuiz(deps, keyOf(call)),
  goLive: (call) => putLive(deps, keyOf(call), call.body.version),
  proofs: async ({ actor }) => ({ proofs: await listProofs(deps.db, actor.shopId) }),
  responses: async (call) => listResponses(deps.db, keyOf(call), call.query, await lockOf(deps, call.actor)),
  answers: async (call) => ({
    responses: await lastAnswers(deps.db, keyOf(call), await lockOf(deps, call.actor)),
  }),
  versions: async (call) => ({ versions: await listVersions(deps.db, keyOf(call)) }),
  version: (call) => getVersion(deps.db, keyOf(call), Number(call.params.version)),
  restoreVersion: (call) =>
    restoreVersion(deps, keyOf(call), Number(call.params.version), call.body.revision),
  split: (call) => splitQuiz(deps, keyOf(call), call.body),
  endSplit: (call) => endSplit(deps, keyOf(call), call.query.keep),
  missingPage: ({ params }) => missingPage(params.locale),
  removeResponse: (call) => removeResponse(deps.db, keyOf(call), call.params.responseId),
  response: async (call) =>
    getResponse(deps.db, keyOf(call), call.params.responseId, await lockOf(deps, call.actor)),
});
