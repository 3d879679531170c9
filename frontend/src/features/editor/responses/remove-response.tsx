import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useReadQuizzes } from '../../../data/quizzes.ts';
import { useApp } from '../../../lib/app.ts';
import { confirmToast } from '../../../ui/toast.tsx';
import { useEditor } from '../editor-context.ts';
import { RemoveForGood } from '../remove-for-good.tsx';
import { messages } from './messages.ts';

const words = {
  remove: messages.remove,
  sure: messages.sure,
  keep: messages.keep,
  removeForGood: messages.removeForGood,
};

/** Deletes a response, after a question: it does not come back. */
export function RemoveResponse({ responseId, close }: { responseId: string; close(): void }) {
  const intl = useIntl();
  const { client } = useApp();
  const { shopId, record, setRecord } = useEditor(({ shopId, record, setRecord }) => ({
    shopId,
    record,
    setRecord,
  }));
  const queryClient = useQueryClient();
  const readQuizzes = useReadQuizzes(shopId);
  const remove = useMutation({
    mutationFn: () => client.quizzes.removeResponse({ params: { shopId, quizId: record.id, responseId } }),
    onSuccess: async () => {
      close();
      setRecord({ ...record, responseCount: Math.max(0, record.responseCount - 1) });
      void confirmToast(intl.formatMessage(messages.removed));
      await queryClient.invalidateQueries({ queryKey: ['quizzes', shopId, record.id, 'responses'] });
      await readQuizzes();
    },
  });
  return <RemoveForGood words={words} remove={remove} />;
}
