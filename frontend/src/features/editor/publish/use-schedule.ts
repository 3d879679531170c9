import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import { useReadQuizzes } from '../../../data/quizzes.ts';
import { useApp } from '../../../lib/app.ts';
import { confirmToast } from '../../../ui/toast.tsx';
import { useEditor } from '../editor-context.ts';
import { messages } from './schedule-messages.ts';

/** Plans publishing for a time, and gives it up. */
export const useSchedule = (onDone: () => void) => {
  const intl = useIntl();
  const { client } = useApp();
  const { shopId, record, setRecord, flush } = useEditor(({ shopId, record, setRecord, flush }) => ({
    shopId,
    record,
    setRecord,
    flush,
  }));
  const readQuizzes = useReadQuizzes(shopId);
  const params = { shopId, quizId: record.id };
  const settle = async (answer: QuizSummary, words: string) => {
    setRecord(answer);
    void confirmToast(words);
    onDone();
    await readQuizzes();
  };
  const plan = useMutation({
    mutationFn: async (chosen: { at: string; despite: boolean }) => {
      const revision = await flush();
      return client.quizzes.schedule({ params, body: { ...chosen, revision } });
    },
    onSuccess: (answer, { at }) => {
      const date = intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short' });
      return settle(answer, intl.formatMessage(messages.planned, { date }));
    },
  });
  const cancel = useMutation({
    mutationFn: () => client.quizzes.unschedule({ params }),
    onSuccess: (answer) => settle(answer, intl.formatMessage(messages.cancelled)),
  });
  return { plan, cancel };
};
