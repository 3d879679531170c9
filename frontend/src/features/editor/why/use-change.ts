import { useEffect, useState } from 'react';
import type { Answers } from '#shared/model/answer.ts';
import type { Head, Pool } from '#shared/quiz/artefact.ts';
import type { Change } from '#shared/quiz/change.ts';
import { useEditor } from '../editor-context.ts';

/** What other answers would put a product first: undefined while that is worked out, null where nothing was found. */
export const useChange = (
  head: Head,
  pool: Pool,
  answers: Answers,
  product: string,
): Change[] | null | undefined => {
  const workshop = useEditor(({ workshop }) => workshop);
  const [found, setFound] = useState<{ key: unknown; changes: Change[] | null }>();
  const { questions } = head;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the head changes with every text, its questions do not
  useEffect(
    function search() {
      let current = true;
      setFound(undefined);
      const done = (changes: Change[] | null) => current && setFound({ key: product, changes });
      workshop.run('change', { head, pool, answers, product }).then(done, () => done(null));
      return () => {
        current = false;
      };
    },
    [workshop, questions, pool, answers, product],
  );
  return found?.changes;
};
