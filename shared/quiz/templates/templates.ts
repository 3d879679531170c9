import { beauty } from './beauty.ts';
import { fashion } from './fashion.ts';
import { gifts } from './gifts.ts';
import { health } from './health.ts';
import { home } from './home.ts';
import type { Template } from './template.ts';
import { tools } from './tools.ts';

/** Every template, two for each use case. */
export const templates: readonly Template[] = [...beauty, ...fashion, ...gifts, ...health, ...home, ...tools];

/** @returns the template of that id; undefined when there is none */
export const findTemplate = (id: string): Template | undefined => templates.find((one) => one.id === id);
