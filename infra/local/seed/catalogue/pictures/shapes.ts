import { beauty } from './beauty.ts';
import { fashion } from './fashion.ts';
import { gifts } from './gifts.ts';
import { health } from './health.ts';
import { home } from './home.ts';
import { shoes } from './shoes.ts';
import type { Shape } from './svg.ts';
import { tools } from './tools.ts';

/** Every drawing, by the name that families use. */
export const shapes: Record<string, Shape> = {
  ...shoes,
  ...beauty,
  ...fashion,
  ...gifts,
  ...health,
  ...home,
  ...tools,
};
