/** The languages of the product. Apart from their schema, so that a page can name them without a parser. */
export const locales = ['en', 'nl'] as const;
