import type { Answers } from '#shared/model/answer.ts';
import type { View } from './session.ts';

/** The answers on the path: those that count, and what is sent. */
export const pathOf = ({ asked, answers }: Pick<View, 'asked' | 'answers'>): Answers =>
  Object.fromEntries(
    asked.path.flatMap((id) => {
      const answer = answers[id];
      return answer ? [[id, answer]] : [];
    }),
  );
