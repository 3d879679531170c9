import type * as z from 'zod';
import type { QuizRecord, QuizSummary, quizzes } from '#shared/api/quizzes.ts';
import { AppError } from '#shared/errors.ts';
import { isSameDraft, markOf } from './same-draft.ts';

/** A draft as it is sent: on top of which revision, its name and the quiz. */
export type SentDraft = z.infer<typeof quizzes.save.body>;

interface Calls {
  save(body: SentDraft): Promise<QuizSummary>;
  get(): Promise<QuizRecord>;
}

/** Requests whose answer was lost that are remembered: more can hardly have come through. */
const most = 5;

const has = (error: unknown, code: AppError['code']) => error instanceof AppError && error.code === code;

/**
 * Saves drafts one after another, each on top of the revision that the last one made. A draft that was stored
 * although its answer was lost on the way is recognised, so that nobody is in conflict with themselves.
 * @param start the revision that the first draft is based on
 */
export const createDraftSaver = (calls: Calls, start: number) => {
  let revision = start;
  let unanswered: SentDraft[] = [];
  let underway: string[] = [];

  const settle = (reached: number) => {
    revision = reached;
    unanswered = [];
    underway = [];
  };
  /** @throws AppError conflict when somebody else saved meanwhile */
  const save = async (draft: Omit<SentDraft, 'revision'>): Promise<QuizSummary> => {
    const body = { ...draft, revision };
    underway = [...underway, markOf(body)].slice(-most);
    try {
      const saved = await calls.save(body);
      settle(saved.revision);
      return saved;
    } catch (error) {
      if (has(error, 'unavailable') || has(error, 'internal'))
        unanswered = [...unanswered, body].slice(-most);
      if (!has(error, 'conflict')) throw error;
      const stored = await calls.get();
      // Stored word for word, by a lost request of this tab or by another tab that found it in this browser.
      const isStored = isSameDraft(body, stored);
      const wasOurs = unanswered.some(
        (sent) => sent.revision + 1 === stored.revision && isSameDraft(sent, stored),
      );
      if (!isStored && !wasOurs) throw error;
      settle(stored.revision);
      return isStored ? stored : save(draft);
    }
  };
  return {
    save,
    revision: () => revision,
    /** Marks of the drafts that may have come through on top of `revision`, though no answer has said so yet. */
    underway: () => underway,
  };
};
