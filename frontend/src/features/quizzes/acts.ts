import type { QuizSummary } from '#shared/api/quizzes.ts';
import type { App } from '../../lib/app.ts';
import { messages } from './acts-messages.ts';

type Client = App['client'];
interface Target {
  client: Client;
  shopId: string;
  quiz: QuizSummary;
}

/** What can be done to quizzes at once, one or many. */
export type ActName = 'takeOut' | 'archive' | 'unarchive' | 'remove';

interface Act {
  run(target: Target): Promise<unknown>;
  /** Takes it back, with what the shop showed before. */
  undo(target: Target): Promise<unknown>;
  /** Whether it means anything for a quiz. */
  fits(quiz: QuizSummary): boolean;
  label: (typeof messages)[keyof typeof messages];
  done: (typeof messages)[keyof typeof messages];
}

const paramsOf = ({ shopId, quiz }: Target) => ({ params: { shopId, quizId: quiz.id } });

/** Puts back into the shop what was there: the version, and the test it was in. */
async function backIntoShop(target: Target): Promise<void> {
  const { client, quiz } = target;
  const { publishedVersion: version, split } = quiz;
  if (version === undefined) return;
  await client.quizzes.goLive({ ...paramsOf(target), body: { version } });
  if (split) await client.quizzes.split({ ...paramsOf(target), body: split });
}

export const acts: Record<ActName, Act> = {
  takeOut: {
    label: messages.takeOut,
    run: (target) => target.client.quizzes.unpublish(paramsOf(target)),
    undo: backIntoShop,
    fits: ({ status }) => status === 'published',
    done: messages.takenOut,
  },
  archive: {
    label: messages.archive,
    run: (target) => target.client.quizzes.archive(paramsOf(target)),
    undo: async (target) => {
      await target.client.quizzes.unarchive(paramsOf(target));
      await backIntoShop(target);
    },
    fits: ({ archivedAt }) => archivedAt === undefined,
    done: messages.archived,
  },
  unarchive: {
    label: messages.unarchive,
    run: (target) => target.client.quizzes.unarchive(paramsOf(target)),
    undo: (target) => target.client.quizzes.archive(paramsOf(target)),
    fits: ({ archivedAt }) => archivedAt !== undefined,
    done: messages.unarchived,
  },
  remove: {
    label: messages.remove,
    run: (target) => target.client.quizzes.remove(paramsOf(target)),
    undo: async (target) => {
      await target.client.quizzes.restore(paramsOf(target));
      await backIntoShop(target);
    },
    fits: () => true,
    done: messages.removed,
  },
};
