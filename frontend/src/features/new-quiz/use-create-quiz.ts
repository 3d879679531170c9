import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useNoteDrafted } from '../../data/drafted.ts';
import { useReadQuizzes } from '../../data/quizzes.ts';
import { type App, useApp } from '../../lib/app.ts';

type Wish = Parameters<App['client']['quizzes']['create']>[0]['body'];

/** Makes a quiz and goes to its editor. */
export const useCreateQuiz = (shopId: string) => {
  const { client } = useApp();
  const navigate = useNavigate();
  const readQuizzes = useReadQuizzes(shopId);
  const noteDrafted = useNoteDrafted();
  return useMutation({
    mutationFn: (body: Wish) => client.quizzes.create({ params: { shopId }, body }),
    onSuccess: async (quiz) => {
      noteDrafted(quiz);
      await navigate({ to: '/app/quizzes/editor/$quizId', params: { quizId: quiz.id } });
      await readQuizzes();
    },
  });
};
