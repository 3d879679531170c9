import { useCallback, useEffect } from 'react';
import { useEditor, useEditorNow } from './editor-context.ts';
import { useStage } from './stage.tsx';
import { useLoaded } from './use-loaded.ts';

/**
 * While the results are chosen, the preview goes on to them: from the answers that were given there, or with an example.
 * @returns whether they cannot be shown, and why not where that is a fault
 */
export const useResultsShown = () => {
  const { playing, assume, memory } = useStage();
  const now = useEditorNow();
  // Once they are shown, the preview is the merchant's again: they may begin anew, or answer otherwise.
  const wanted = useEditor(({ at, quiz }) => (at === 'results' && !playing ? quiz : null));
  const search = useCallback(async () => {
    if (!wanted) return null;
    const answers = await now().workshop.run('reach', { quiz: wanted, answers: memory.answers() });
    return { quiz: wanted, answers };
  }, [wanted, now, memory]);
  const { value: found, error, retry } = useLoaded(search);
  const answers = found?.quiz === wanted ? found?.answers : undefined;
  useEffect(
    function showResults() {
      if (answers) assume(answers);
    },
    [answers, assume],
  );
  return { noWay: wanted !== null && found?.answers === null, error: wanted && error, retry };
};
