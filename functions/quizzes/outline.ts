import type { Quiz } from '#shared/model/quiz.ts';

const pictures = (quiz: Quiz): (string | undefined)[] =>
  // What a shopper sees first.
  [
    quiz.theme.cover,
    ...quiz.questions.flatMap((question) => [
      question.image,
      ...('options' in question ? question.options.map(({ image }) => image) : []),
    ]),
  ];

/** What the list of quizzes shows of a draft. */
export function outlineOf(quiz: Quiz): { questionCount: number; thumbnail: string | undefined } {
  return {
    questionCount: quiz.questions.length,
    thumbnail: pictures(quiz).find((image) => image !== undefined),
  };
}
