import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useReadQuizzes, versionsQuery } from '../../../data/quizzes.ts';
import { useApp } from '../../../lib/app.ts';
import { useEditor } from '../editor-context.ts';

/** Saves what is not saved, then publishes exactly that. */
export const usePublishing = (onDone: () => void) => {
  const { client } = useApp();
  const { shopId, record, flush, setRecord } = useEditor(({ shopId, record, flush, setRecord }) => ({
    shopId,
    record,
    flush,
    setRecord,
  }));
  const readQuizzes = useReadQuizzes(shopId);
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const revision = await flush();
      return client.quizzes.publish({ params: { shopId, quizId: record.id }, body: { revision } });
    },
    onSuccess: (published) => {
      setRecord(published);
      onDone();
      const { queryKey } = versionsQuery(client, shopId, record.id);
      void queryClient.invalidateQueries({ queryKey, exact: true });
      return readQuizzes();
    },
  });
};
export type Publishing = ReturnType<typeof usePublishing>;
