import * as z from 'zod';
import { idSchema } from '#shared/model/id.ts';
import { sentResponseSchema } from '#shared/model/response.ts';
import { route } from './route.ts';

export const responses = {
  submit: route({
    method: 'POST',
    path: '/api/public/responses',
    access: 'public',
    summary: 'Store a completed session once; the same id again answers the same and writes nothing',
    body: sentResponseSchema,
    response: z.object({ id: idSchema('response') }),
    status: 200,
  }),
};
