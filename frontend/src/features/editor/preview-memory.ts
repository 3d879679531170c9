import type { QuizStorage } from '#frontend/runtime/storage.ts';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import type { Answers } from '#shared/model/answer.ts';

/** What was answered in the preview: kept while the editor is open, read by who explains the results. */
export interface PreviewMemory extends QuizStorage {
  answers(): Answers;
  subscribe(listener: () => void): () => void;
  /** Begins as if these answers had been given to the draft: at their end, or at the first question without one. */
  seed(quiz: Pick<QuizSummary, 'id' | 'publishedVersion'>, answers: Answers): void;
  clear(): void;
}

/** The version that a draft will be. */
export const draftVersion = (published = 0): number => published + 1;

/** Beyond every path: the runtime stops at the last question of the path. */
const atTheEnd = 1000;
const none: Answers = {};

export const createPreviewMemory = (): PreviewMemory => {
  const listeners = new Set<() => void>();
  let kept: string | null = null;
  let answers: Answers = none;
  const keep = (value: string | null, given: Answers) => {
    kept = value;
    answers = given;
    for (const listener of listeners) listener();
  };
  return {
    read: () => kept,
    write: (_, value) => {
      const state: { answers: Answers } = JSON.parse(value);
      if (JSON.stringify(state.answers) === JSON.stringify(answers)) kept = value;
      else keep(value, state.answers);
    },
    watch: () => () => undefined,
    answers: () => answers,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    seed: ({ id, publishedVersion }, given) =>
      keep(
        JSON.stringify({
          id,
          version: draftVersion(publishedVersion),
          screen: 'results',
          currentQuestionIndex: atTheEnd,
          answers: given,
          results: { completedAt: new Date().toISOString(), reported: true },
        }),
        given,
      ),
    clear: () => keep(null, none),
  };
};
