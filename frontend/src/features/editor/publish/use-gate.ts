import { useMemo } from 'react';
import { type GateFinding, gate, picturesOf } from '#shared/quiz/gate.ts';
import { useEditor } from '../editor-context.ts';
import { measurePictures } from './measure-pictures.ts';
import { type Outcome, useOutcome } from './use-outcome.ts';

interface Gate {
  findings: GateFinding[];
  /** What a shopper loads in all, before compression. */
  bytes: number;
}

/** Whether the draft can be used by everybody, and quickly. */
export const useGate = (): Outcome<Gate> => {
  const { quiz, record, products, currency, workshop, catalogueComplete } = useEditor(
    ({ quiz, record, products, currency, workshop, catalogueComplete }) => ({
      quiz,
      record,
      products,
      currency,
      workshop,
      catalogueComplete,
    }),
  );
  const quizId = record.id;
  const task = useMemo(() => {
    if (!catalogueComplete) return null;
    return async () => {
      workshop.stock(products);
      const [bytes, measured] = await Promise.all([
        workshop.run('weigh', { quiz, quizId, currency }),
        measurePictures(picturesOf(quiz).map(({ src }) => src)),
      ]);
      return { findings: gate(quiz, bytes, measured), bytes: bytes.head + bytes.pool };
    };
  }, [quiz, quizId, products, currency, workshop, catalogueComplete]);
  return useOutcome(task);
};
