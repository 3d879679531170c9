import { limits } from '#shared/model/quiz.ts';

/** The lines of a pasted list as labels: without bullets, numbers and blanks, none twice, none too long. */
export const readLines = (text: string): string[] => [
  ...new Set(
    text
      .split(/\r\n|[\r\n\u2028\u2029]/)
      .map((line) =>
        line
          .replace(/^\s*([-*•–]|\d{1,3}[.)])\s+/, '')
          .trim()
          .slice(0, limits.text.label),
      )
      .filter(Boolean),
  ),
];
