import * as z from 'zod';
import { idSchema } from '#shared/model/id.ts';
import { sentResponseSchema } from '#shared/model/response.ts';
import { sentResultMailSchema } from '#shared/model/resultMail.ts';
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
  mailResults: route({
    method: 'POST',
    path: '/api/public/result-mails',
    access: 'public',
    summary: 'Mail a shopper the results once; the same id again answers the same and mails nothing',
    body: sentResultMailSchema,
    response: z.object({ id: idSchema('mail') }),
    status: 202,
  }),
};
