import { shoes } from './shoes.ts';
import type { Shape } from './svg.ts';

/** Every drawing, by the name that families use. */
export const shapes: Record<string, Shape> = { ...shoes };
