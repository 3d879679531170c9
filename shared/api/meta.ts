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
  quizSchema: route({
    method: 'GET',
    path: '/api/quiz.schema.json',
    access: 'public',
    summary: 'The JSON Schema (2020-12) of an exported quiz',
    response: z.record(z.string(), z.unknown()),
  }),
};
