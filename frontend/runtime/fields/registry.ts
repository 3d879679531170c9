import { type ComponentType, useEffect, useState } from 'react';
import type { QuestionType } from '#shared/model/quiz.ts';
import type { AskedQuestion } from '#shared/quiz/artefact.ts';
import type { FieldProps, Of } from './props.ts';
import { Radios } from './Radios.tsx';

export interface FieldModule {
  fields: { [T in QuestionType]?: ComponentType<FieldProps<Of<T>>> };
  css: string;
}

const chosen = () => import('./chosen.tsx');
const written = () => import('./written.tsx');
const measured = () => import('./measured.tsx');

/** Types that are not there from the start, by the chunk that brings them. */
const chunks: Partial<Record<QuestionType, () => Promise<FieldModule>>> = {
  multiple: chosen,
  picture: chosen,
  swatch: chosen,
  shortText: written,
  longText: written,
  email: written,
  phone: written,
  date: written,
  dropdown: written,
  consent: written,
  rating: measured,
  scale: measured,
  number: measured,
  priceRange: measured,
  ranking: () => import('./ranked.tsx'),
};

const chunkOf = (question: AskedQuestion) => {
  const more =
    question.type === 'single' && (question.other || question.options.some((option) => option.image));
  return more ? chosen : chunks[question.type];
};

const loaded = new Map<() => Promise<FieldModule>, FieldModule>();

/** Brings the code of a question's type in ahead of time. */
export const loadField = async (question: AskedQuestion): Promise<void> => {
  const chunk = chunkOf(question);
  if (chunk && !loaded.has(chunk)) loaded.set(chunk, await chunk());
};

/** The field of a question; null for a statement, which has none, and while its code is on the way. */
export const useField = (question: AskedQuestion) => {
  const [failed, setFailed] = useState(false);
  const [, redraw] = useState(0);
  const chunk = chunkOf(question);
  const module = chunk && loaded.get(chunk);
  const missing = chunk && !module;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chunk says all there is to know of the question
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
  }, [chunk, missing, failed]);
  const own = chunk ? module?.fields[question.type] : question.type !== 'statement' && Radios;
  return {
    field: (own || null) as ComponentType<FieldProps> | null,
    css: module?.css,
    waiting: missing,
    failed: missing && failed,
    retry: () => setFailed(false),
  };
};
