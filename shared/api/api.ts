import { identity } from './identity.ts';
import { meta } from './meta.ts';
import { quizzes } from './quizzes.ts';
import { responses } from './responses.ts';
import { shops } from './shops.ts';

/** Every route of the product, by area: one Lambda an area. */
export const api = { identity, shops, quizzes, responses, meta };

export type Area = keyof typeof api;
