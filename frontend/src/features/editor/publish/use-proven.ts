import { useEffect } from 'react';
import { useEditor } from '../editor-context.ts';
import { useStage } from '../stage.tsx';

/** The proof of the draft as it is, begun unless it is there or under way. */
export const useProven = () => {
  const { quiz, products, catalogueComplete } = useEditor(({ quiz, products, catalogueComplete }) => ({
    quiz,
    products,
    catalogueComplete,
  }));
  const { state, start } = useStage().proof;
  const stale = state.kind === 'done' && (state.quiz !== quiz || state.products !== products);
  const wanted = state.kind === 'none' || state.kind === 'stopped' || stale;
  useEffect(
    function proveDraft() {
      if (catalogueComplete && wanted) start(quiz, products);
    },
    [catalogueComplete, wanted, start, quiz, products],
  );
  return state.kind === 'done' && !stale
    ? { kind: 'done' as const, proof: state.proof }
    : state.kind === 'failed'
      ? { kind: 'failed' as const }
      : { kind: 'working' as const, share: state.kind === 'working' ? state.share : undefined };
};
