import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { App } from '../lib/app.ts';
import { noted } from './noted.ts';

type Made = Awaited<ReturnType<App['client']['quizzes']['create']>>;
/** Who drafted a quiz, and why the language model did not. */
export type Drafted = Pick<Made, 'draftedBy' | 'why'>;

const keyOf = (quizId: string) => ['drafted', quizId];
const notes = noted<Drafted>('drafted');

/** Remembers who drafted a new quiz, for as long as the tab is open. */
export const useNoteDrafted = () => {
  const queryClient = useQueryClient();
  return ({ id, draftedBy, why }: Pick<Made, 'id' | 'draftedBy' | 'why'>) => {
    const drafted: Drafted = { draftedBy, why };
    notes.keep(id, drafted);
    queryClient.setQueryData<Drafted>(keyOf(id), drafted);
  };
};

/** Who drafted a quiz, if that was lately; and how to put that away. */
export const useDrafted = (quizId: string) => {
  const queryClient = useQueryClient();
  const queryKey = keyOf(quizId);
  const { data } = useQuery<Drafted | null>({
    queryKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
    initialData: () => notes.read(quizId),
  });
  return {
    drafted: data ?? null,
    putAway: () => {
      notes.forget(quizId);
      queryClient.setQueryData(queryKey, null);
    },
  };
};
