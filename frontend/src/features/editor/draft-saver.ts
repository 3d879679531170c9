import type * as z from 'zod';
import type { QuizRecord, QuizSummary, quizzes } from '#shared/api/quizzes.ts';
import { AppError } from '#shared/errors.ts';

/** A draft as it is sent: on top of which revision, its name and the quiz. */
export type SentDraft = z.infer<typeof quizzes.save.body>;

interface Calls {
  save(body: SentDraft): Promise<QuizSummary>;
  get(): Promise<QuizRecord>;
}

/** Requests whose answer was lost that are remembered: more can hardly have come through. */
const most = 5;

const isSame = (sent: SentDraft, stored: QuizRecord) =>
  sent.name === stored.name && JSON.stringify(sent.draft) === JSON.stringify(stored.draft);

const has = (error: unknown, code: AppError['code']) => error instanceof AppError && error.code === code;

/**
 * Saves drafts one after another, each on top of the revision that the last one made. A draft that was stored
 * although its answer was lost on the way is recognised, so that nobody is in conflict with themselves.
 * @param start the revision that the first draft is based on
 */
export const createDraftSaver = (calls: Calls, start: number) => {
  let revision = start;
  let unanswered: SentDraft[] = [];

  const storedAfterAll = async (): Promise<boolean> => {
    if (unanswered.length === 0) return false;
    const stored = await calls.get();
    if (!unanswered.some((sent) => sent.revision + 1 === stored.revision && isSame(sent, stored)))
      return false;
    revision = stored.revision;
    unanswered = [];
    return true;
  };
  /** @throws AppError conflict when somebody else saved meanwhile */
  const save = async (draft: Omit<SentDraft, 'revision'>): Promise<QuizSummary> => {
    const body = { ...draft, revision };
    try {
      const saved = await calls.save(body);
      revision = saved.revision;
      unanswered = [];
      return saved;
    } catch (error) {
      if (has(error, 'conflict') && (await storedAfterAll())) return save(draft);
      if (has(error, 'unavailable') || has(error, 'internal'))
        unanswered = [...unanswered, body].slice(-most);
      throw error;
    }
  };
  return { save, revision: () => revision };
};
