import * as z from 'zod';
import { adviceSchema, advisedSchema } from '#shared/model/advice.ts';
import { sentResponseSchema } from '#shared/model/response.ts';
import { route } from './route.ts';

export const advice = {
  advise: route({
    method: 'POST',
    path: '/api/public/advice',
    access: 'public',
    summary:
      "The language model's order of the best matches with why, once a session; none when the engine's holds",
    body: sentResponseSchema.pick({ id: true, quizId: true, version: true, locale: true, answers: true }),
    response: z.object({ advice: adviceSchema, picks: z.array(advisedSchema) }),
  }),
};
