import * as z from 'zod';

export const locales = ['en', 'nl'] as const;
export const localeSchema = z.enum(locales);
/** A language of the product and of a quiz's texts. */
export type Locale = z.infer<typeof localeSchema>;
