import type * as z from 'zod';
import { type Theme, themeSchema } from './theme.ts';

/** How the new quizzes of a shop look: what of a theme holds for all of them. */
export const brandSchema = themeSchema.omit({ cover: true, css: true });
export type Brand = z.infer<typeof brandSchema>;

/** A quiz's theme with a brand's look in place of its own; its cover and further styles are the quiz's, and stay. */
export const inBrand = ({ cover, css }: Theme, brand: Brand): Theme => ({
  ...brand,
  ...(cover === undefined ? {} : { cover }),
  ...(css === undefined ? {} : { css }),
});
