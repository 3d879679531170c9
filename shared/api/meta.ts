import * as z from 'zod';
import { route } from './route.ts';

export const meta = {
  openapi: route({
    method: 'GET',
    path: '/api/openapi.json',
    access: 'public',
    summary: 'This document',
    response: z.record(z.string(), z.unknown()),
  }),
};
