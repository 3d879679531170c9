import * as z from 'zod';
import { fontPattern } from './font.ts';
import { cssFault } from './themeCss.ts';

/** A CSS hex colour. */
const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #D97706');

/** How a quiz looks. Whatever is absent, the page around it decides. */
export const themeSchema = z.object({
  accent: colour.optional(),
  /** Pixels. */
  radius: z.int().min(0).max(32).optional(),
  background: colour.optional(),
  /** Holds with a background; publishing makes it readable on it. */
  text: colour.optional(),
  /** `shop`, or the name of a font that the page has. */
  font: z.string().regex(fontPattern, 'must be "shop" or the name of a font, such as Georgia').optional(),
  density: z.enum(['compact', 'normal', 'roomy']).optional(),
  /** A picture above the first question. Decoration: nothing in it is read out. */
  cover: z
    .string()
    .max(2000)
    .regex(/^(https:\/\/|http:\/\/localhost[:/]|\/)/, 'must be an https address')
    .optional(),
  /** Further styles, for the quiz alone, by the names of its parts (`[part~="option"]`); at most 20 KB. */
  css: z
    .string()
    .check((held) => {
      const fault = cssFault(held.value);
      if (fault) held.issues.push({ code: 'custom', input: held.value, message: fault });
    })
    .optional(),
});
export type Theme = z.infer<typeof themeSchema>;
