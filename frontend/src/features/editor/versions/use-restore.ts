import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { versionQuery } from '../../../data/quizzes.ts';
import { useApp } from '../../../lib/app.ts';
import { confirmToast } from '../../../ui/toast.tsx';
import { useEditor } from '../editor-context.ts';
import { messages } from './messages.ts';

/** Makes a version the draft: a change like any other, saved as the next revision and undone like any other. */
export const useRestore = () => {
  const intl = useIntl();
  const { client } = useApp();
  const queryClient = useQueryClient();
  const navigate = useNavigate({ from: '/app/quizzes/editor/$quizId' });
  const {
    shopId,
    record,
    quiz: before,
    edit,
  } = useEditor(({ shopId, record, quiz, edit }) => ({ shopId, record, quiz, edit }));
  return useMutation({
    mutationFn: (version: number) =>
      queryClient.ensureQueryData(versionQuery(client, shopId, record.id, version)),
    onSuccess: ({ version, quiz }) => {
      edit(() => quiz);
      void navigate({ search: {} });
      void confirmToast(intl.formatMessage(messages.restored, { number: version }), {
        label: intl.formatMessage(messages.undo),
        run: () => edit(() => before),
      });
    },
  });
};
