import { type ComponentType, useEffect, useState } from 'react';
import type { QuestionType } from '#shared/model/quiz.ts';
import type { AskedQuestion } from '#shared/quiz/artefact.ts';
import type { FieldProps, Of } from './props.ts';
import { Radios } from './Radios.tsx';

export interface FieldModule {
  fields: { [T in QuestionType]?: ComponentType<FieldProps<Of<T>>> };
  css: string;
}

/** Whether a question is a plain choice, or none: all that is there from the start. */
const isPlain = (question: AskedQuestion): boolean =>
  question.type === 'single'
    ? !question.other && !question.options.some((option) => option.image)
    : question.type === 'yesNo' || question.type === 'statement';

let more: FieldModule | undefined;

/** Brings the code of a question's type in ahead of time. */
export const loadField = async (question: AskedQuestion): Promise<void> => {
  if (!isPlain(question)) more ??= await import('./more.tsx');
};

/** The field of a question; null for a statement, which has none, and while its code is on the way. */
export const useField = (question: AskedQuestion) => {
  const [failed, setFailed] = useState(false);
  const [, redraw] = useState(0);
  const plain = isPlain(question);
  const missing = !plain && !more;
  // biome-ignore lint/correctness/useExhaustiveDependencies: that it is missing says all there is to know of it
  useEffect(() => {
    if (!missing || failed) return;
    let current = true;
    loadField(question).then(
      () => current && redraw((count) => count + 1),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [missing, failed]);
  const own = plain ? question.type !== 'statement' && Radios : more?.fields[question.type];
  return {
    field: (own || null) as ComponentType<FieldProps> | null,
    css: plain ? undefined : more?.css,
    waiting: missing,
    failed: missing && failed,
    retry: () => setFailed(false),
  };
};
