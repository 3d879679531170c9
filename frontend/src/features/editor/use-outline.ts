import { useRef } from 'react';
import type { Question } from '#shared/model/quiz.ts';
import { useEditor } from './editor-context.ts';

/** What the flow has of a question; its title each row reads for itself. */
export type Outlined = Pick<Question, 'id' | 'type'>;

/** The questions in order; the same list while only what is in them changes, so that the flow is not drawn for that. */
export const useOutline = (): Outlined[] => {
  const last = useRef<Outlined[]>([]);
  return useEditor(({ quiz: { questions } }) => {
    const isSame =
      questions.length === last.current.length &&
      questions.every(({ id, type }, at) => id === last.current[at]?.id && type === last.current[at].type);
    if (!isSame) last.current = questions.map(({ id, type }) => ({ id, type }));
    return last.current;
  });
};
