import * as z from 'zod';
import { themeSchema } from './theme.ts';

const colour = themeSchema.shape.accent.unwrap();

/** Colours that a shop's own theme uses together. */
export const paletteSchema = z.object({ background: colour, text: colour, accent: colour });
export type Palette = z.infer<typeof paletteSchema>;
