import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import { useReadQuizzes } from '../../data/quizzes.ts';
import { useApp } from '../../lib/app.ts';
import { download, fileName } from '../../lib/download.ts';
import { confirmToast } from '../../ui/toast.tsx';
import { messages } from './messages.ts';
import type { Acts } from './use-acts.ts';

const longestName = 120;

/** Copies of a quiz: in the list, and as a file. */
export const useFiles = (shopId: string, quiz: QuizSummary, { fail }: Acts) => {
  const intl = useIntl();
  const { client } = useApp();
  const read = useReadQuizzes(shopId);
  const params = { shopId, quizId: quiz.id };
  const onError = (error: unknown) => fail([{ item: quiz, error }]);
  const duplicate = useMutation({
    mutationFn: () => {
      const name = intl.formatMessage(messages.copyOf, { name: quiz.name }).slice(0, longestName).trim();
      return client.quizzes.duplicate({ params, body: { name } });
    },
    onError,
    onSuccess: async ({ name }) => {
      await read();
      void confirmToast(intl.formatMessage(messages.copied, { name }));
    },
  });
  const save = useMutation({
    mutationFn: () => client.quizzes.get({ params }),
    onError,
    onSuccess: ({ name, draft }) => {
      const $schema = new URL('/api/quiz.schema.json', location.origin).href;
      const text = JSON.stringify({ $schema, name, ...draft }, null, 2);
      download(fileName(name, 'json'), text, 'application/json');
    },
  });
  return {
    busy: duplicate.isPending || save.isPending,
    duplicate: () => duplicate.mutate(),
    save: () => save.mutate(),
  };
};
