import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Head, Pool } from '#shared/quiz/artefact.ts';
import type { Standing } from '#shared/quiz/standing.ts';
import { artefactQuery } from '../../../data/artefacts.ts';
import { workOut } from './work-out.ts';

/** What was published, and how the product does in it; null where its files are gone. */
export interface Worked {
  head: Head;
  cards: Pool['cards'];
  standing: Standing | null;
}

/** How a product does in a version that is in the shop. */
export const useStanding = (quizId: string, version: number, product: string) => {
  const queryClient = useQueryClient();
  return useQuery(
    queryOptions({
      queryKey: ['standing', quizId, version, product],
      queryFn: async ({ signal }): Promise<Worked | null> => {
        const files = await queryClient.fetchQuery(artefactQuery(quizId, version));
        if (!files) return null;
        const { head, pool } = files;
        return { head, cards: pool.cards, standing: await workOut({ head, pool, product }, signal) };
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
};
