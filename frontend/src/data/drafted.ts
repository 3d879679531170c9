import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { App } from '../lib/app.ts';

type Made = Awaited<ReturnType<App['client']['quizzes']['create']>>;
/** Who drafted a quiz, and why the language model did not. */
export type Drafted = Pick<Made, 'draftedBy' | 'why'>;

const keyOf = (quizId: string) => ['drafted', quizId];

/** Remembers who drafted a new quiz, for as long as the app is open. */
export const useNoteDrafted = () => {
  const queryClient = useQueryClient();
  return ({ id, draftedBy, why }: Pick<Made, 'id' | 'draftedBy' | 'why'>) =>
    queryClient.setQueryData<Drafted>(keyOf(id), { draftedBy, why });
};

/** Who drafted a quiz, if that was lately; and how to put that away. */
export const useDrafted = (quizId: string) => {
  const queryClient = useQueryClient();
  const queryKey = keyOf(quizId);
  const { data } = useQuery<Drafted | null>({
    queryKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return { drafted: data ?? null, putAway: () => queryClient.setQueryData(queryKey, null) };
};
