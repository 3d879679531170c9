/** What a quiz is taken on. Apart from its schema, so that a page can name them without a parser. */
export const devices = ['phone', 'tablet', 'desktop'] as const;
