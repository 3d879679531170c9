import * as z from 'zod';
import { route } from './route.ts';

export const events = {
  collect: route({
    method: 'POST',
    path: '/api/public/events',
    access: 'public',
    summary: 'Take what happened in quizzes, each event by itself; one that is sent again counts once',
    // Each event is looked at by itself, so that one bad event does not spoil the others.
    body: z.object({ events: z.array(z.unknown()).min(1).max(100) }),
    response: z.object({
      /** How many are counted, now or before. */
      accepted: z.int().min(0),
      refused: z.array(z.object({ index: z.int().min(0), message: z.string() })),
    }),
  }),
};
