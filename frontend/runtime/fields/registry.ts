import { type ComponentType, useEffect, useState } from 'react';
import type { QuestionType } from '#shared/model/quiz.ts';
import type { AskedQuestion } from '#shared/quiz/artefact.ts';
import { Choices } from './Choices.tsx';
import type { FieldProps } from './props.ts';

type Field = ComponentType<FieldProps>;
type Asks<T extends QuestionType> = ComponentType<FieldProps<Extract<AskedQuestion, { type: T }>>>;

export interface FieldModule {
  fields: { [T in QuestionType]?: Asks<T> };
  css: string;
}

const written = () => import('./written.tsx');
const measured = () => import('./measured.tsx');

/** Types that are not there from the start, by the chunk that brings them. */
const chunks: Partial<Record<QuestionType, () => Promise<FieldModule>>> = {
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

const loaded = new Map<QuestionType, FieldModule>();

/** Brings a type's chunk in ahead of time, or again after a failure. */
export const loadField = async (type: QuestionType): Promise<void> => {
  const module = await chunks[type]?.();
  if (module) loaded.set(type, module);
};

/** The field of a question's type; null for a statement, which has none. */
export const useField = (type: QuestionType) => {
  const [failed, setFailed] = useState(false);
  const [, setReady] = useState(0);
  const module = loaded.get(type);
  const missing = type in chunks && !module;
  useEffect(() => {
    if (!missing || failed) return;
    let current = true;
    loadField(type).then(
      () => current && setReady((count) => count + 1),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [type, missing, failed]);
  const field = (type in chunks ? module?.fields[type] : type !== 'statement' && Choices) as
    | Field
    | false
    | undefined;
  return { field: field || null, css: module?.css, waiting: missing, failed, retry: () => setFailed(false) };
};
