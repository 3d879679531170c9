import { useCallback, useEffect, useRef, useState } from 'react';
import type { Product } from '#shared/model/product.ts';
import type { Quiz } from '#shared/model/quiz.ts';
import type { Proof } from '#shared/quiz/prove.ts';
import { useEditor } from '../editor-context.ts';
import { useSame } from '../use-same.ts';
import { hire } from '../workshop/hire.ts';
import { openWorkshop, type Workshop } from '../workshop/workshop.ts';

export type ProofState =
  | { kind: 'none' | 'stopped' }
  /** `share` is absent until the first word of the worker. */
  | { kind: 'working'; share?: number }
  | { kind: 'done'; proof: Proof; quiz: Quiz; products: Product[] }
  | { kind: 'failed'; error: unknown };

/** Milliseconds without an edit before an interrupted proof begins anew. */
const quiet = 1000;

/**
 * Proves a draft in a thread of its own, which can be stopped at any moment. An edit stops it too, since nobody wants
 * to know of a quiz that is no more; it begins anew once the edits rest.
 */
export const useProof = () => {
  const [state, setState] = useState<ProofState>({ kind: 'none' });
  const isWorking = state.kind === 'working';
  // While nothing is proved, no edit is of interest here.
  const edited = useEditor(({ quiz, products }) => (isWorking ? { quiz, products } : null));
  const open = useRef<Workshop>(null);
  /** What is being proved. */
  const about = useRef<Quiz>(null);
  const stop = useCallback(() => {
    open.current?.close();
    open.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  const start = useCallback(
    (quiz: Quiz, products: Product[]) => {
      stop();
      const workshop = openWorkshop(hire);
      open.current = workshop;
      about.current = quiz;
      workshop.stock(products);
      setState({ kind: 'working' });
      const own = (next: ProofState) => {
        if (open.current === workshop) setState(next);
      };
      workshop
        .run('prove', { quiz }, (share) => own({ kind: 'working', share }))
        .then(
          (proof) => own({ kind: 'done', proof, quiz, products }),
          (error: unknown) => own({ kind: 'failed', error }),
        )
        .finally(workshop.close);
    },
    [stop],
  );
  useEffect(
    function beginAnewAfterEdits() {
      if (!edited || about.current === edited.quiz) return;
      stop();
      const timer = setTimeout(() => start(edited.quiz, edited.products), quiet);
      return () => clearTimeout(timer);
    },
    [edited, start, stop],
  );
  const cancel = useCallback(() => {
    stop();
    setState({ kind: 'stopped' });
  }, [stop]);
  return useSame({ state, start, cancel });
};
