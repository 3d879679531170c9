import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import { useReadQuizzes } from '../../../data/quizzes.ts';
import { useApp } from '../../../lib/app.ts';
import { confirmToast } from '../../../ui/toast.tsx';
import { useEditor } from '../editor-context.ts';
import { messages } from './split-messages.ts';

/** Starts, changes and ends a test of two versions. */
export const useSplit = () => {
  const intl = useIntl();
  const { client } = useApp();
  const { shopId, record, setRecord } = useEditor(({ shopId, record, setRecord }) => ({
    shopId,
    record,
    setRecord,
  }));
  const readQuizzes = useReadQuizzes(shopId);
  const params = { shopId, quizId: record.id };
  const settle = (words: string) => async (answer: QuizSummary) => {
    setRecord(answer);
    void confirmToast(words);
    await readQuizzes();
  };
  const start = useMutation({
    mutationFn: (body: { version: number; share: number }) => client.quizzes.split({ params, body }),
    onSuccess: settle(intl.formatMessage(messages.begun)),
  });
  const end = useMutation({
    mutationFn: (keep: number) => client.quizzes.endSplit({ params, query: { keep } }),
    onSuccess: (answer, keep) => settle(intl.formatMessage(messages.ended, { number: keep }))(answer),
  });
  return { start, end };
};
