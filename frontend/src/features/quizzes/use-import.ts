import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { AppError } from '#shared/errors.ts';
import { useReadQuizzes } from '../../data/quizzes.ts';
import { useApp } from '../../lib/app.ts';
import { type Fault, faultsOf, readImport } from './read-import.ts';

/** Imports a file: its faults, or a quiz, opened at once where nothing is to be told about it. */
export const useImport = (shopId: string) => {
  const { client } = useApp();
  const navigate = useNavigate();
  const readQuizzes = useReadQuizzes(shopId);
  const [faults, setFaults] = useState<Fault[]>([]);
  const take = useMutation({
    mutationFn: async (file: File) => {
      setFaults([]);
      const found = await readImport(file);
      if ('faults' in found) {
        setFaults(found.faults);
        return null;
      }
      return client.quizzes.importQuiz({ params: { shopId }, body: found });
    },
    onError: (error) => setFaults(error instanceof AppError ? faultsOf(error.issues) : []),
    onSuccess: async (quiz) => {
      if (!quiz) return;
      await readQuizzes();
      if (quiz.unknown.length > 0) return;
      await navigate({ to: '/app/quizzes/editor/$quizId', params: { quizId: quiz.id } });
    },
  });
  return {
    take: take.mutate,
    file: take.variables?.name ?? '',
    busy: take.isPending,
    faults,
    problem: faults.length === 0 ? take.error : null,
    quiz: take.data ?? null,
  };
};
