import type { Answer } from '#shared/model/answer.ts';
import type { Locale } from '#shared/model/locale.ts';
import type { Texts } from '#shared/model/quiz.ts';
import type { AskedQuestion } from '#shared/quiz/artefact.ts';

/** What every question's field gets. `Q` is the question, with only the options that are shown. */
export interface FieldProps<Q extends AskedQuestion = AskedQuestion> {
  question: Q;
  answer: Answer | undefined;
  texts: Texts;
  locale: Locale;
  currency: string;
  /** Id of the element that names the field. */
  labelledBy: string;
  /** Ids of help, hint and fault. */
  describedBy: string | undefined;
  invalid: boolean;
  onAnswer(answer: Answer | undefined): void;
  /** An answer that moves on at once: a choice by pointer. */
  onChoose(answer: Answer): void;
  /** Tells a screen reader. */
  say(text: string): void;
}

export type Of<T extends AskedQuestion['type']> = Extract<AskedQuestion, { type: T }>;
