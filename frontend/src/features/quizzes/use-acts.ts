import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import { useReadQuizzes } from '../../data/quizzes.ts';
import { useApp } from '../../lib/app.ts';
import { eachOf } from '../../lib/each-of.ts';
import { confirmToast } from '../../ui/toast.tsx';
import { type ActName, acts } from './acts.ts';
import { messages } from './acts-messages.ts';

const atOnce = 4;

export interface Failure {
  item: QuizSummary;
  error: unknown;
}

/** Does things to quizzes in the list. Each happens at once and can be undone; what failed is told by quiz. */
export const useActs = (shopId: string) => {
  const intl = useIntl();
  const { client } = useApp();
  const read = useReadQuizzes(shopId);
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState<Failure[]>([]);

  const each = async (quizzes: QuizSummary[], work: (quiz: QuizSummary) => Promise<unknown>) => {
    setBusy(true);
    const failed = await eachOf(quizzes, atOnce, work);
    setFailures(failed);
    await read();
    setBusy(false);
    const stuck = new Set(failed.map(({ item }) => item));
    return quizzes.filter((quiz) => !stuck.has(quiz));
  };

  const run = async (name: ActName, quizzes: QuizSummary[]) => {
    const act = acts[name];
    const done = await each(quizzes, (quiz) => act.run({ client, shopId, quiz }));
    // The focus was in a row that may be gone.
    if (document.activeElement === document.body) document.getElementById('content')?.focus();
    if (done.length === 0) return;
    const told = intl.formatMessage(act.done, { count: done.length, name: done[0]?.name ?? '' });
    const undo = () => void each(done, (quiz) => act.undo({ client, shopId, quiz }));
    void confirmToast(told, { label: intl.formatMessage(messages.undo), run: undo });
  };

  return { run, busy, failures, fail: setFailures, dismiss: () => setFailures([]) };
};

export type Acts = ReturnType<typeof useActs>;
