import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import { quizzesQuery } from '../../data/quizzes.ts';
import { useApp } from '../../lib/app.ts';
import { confirmToast } from '../../ui/toast.tsx';
import { messages } from './messages.ts';

/** What can be done to a quiz in the list. Deleting happens at once, and can be undone. */
export const useQuizActions = (shopId: string, quiz: QuizSummary) => {
  const intl = useIntl();
  const { client } = useApp();
  const queryClient = useQueryClient();
  const { queryKey } = quizzesQuery(client, shopId);
  const params = { shopId, quizId: quiz.id };
  const { name } = quiz;

  const read = () => queryClient.invalidateQueries({ queryKey, exact: true });
  const restore = useMutation({ mutationFn: () => client.quizzes.restore({ params }), onSettled: read });
  const remove = useMutation({
    mutationFn: () => client.quizzes.remove({ params }),
    onSuccess: () => {
      queryClient.setQueryData(queryKey, (list) =>
        list ? { quizzes: list.quizzes.filter(({ id }) => id !== quiz.id) } : list,
      );
      // The focus was in the row that is gone.
      document.getElementById('content')?.focus();
      const undo = { label: intl.formatMessage(messages.undo), run: () => restore.mutate() };
      void confirmToast(intl.formatMessage(messages.removed, { name }), undo);
    },
  });
  const takeOut = useMutation({
    mutationFn: () => client.quizzes.unpublish({ params }),
    onSuccess: async () => {
      await read();
      void confirmToast(intl.formatMessage(messages.takenOut, { name }));
    },
  });
  return { remove, takeOut, problem: remove.error ?? takeOut.error };
};
