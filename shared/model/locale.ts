import * as z from 'zod';
import { locales } from './locales.ts';

export const localeSchema = z.enum(locales);
/** A language of the product and of a quiz's texts. */
export type Locale = z.infer<typeof localeSchema>;
