/** A text with the place for an answer at its end. */
export const withQuote = (text: string, questionId: string): string =>
  `${text}${/\S$/.test(text) ? ' ' : ''}{answer:${questionId}}`;
