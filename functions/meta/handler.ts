import { serve } from '#functions/lib/serve.ts';
import { api } from '#shared/api/api.ts';
import { describeApi } from '#shared/api/openapi.ts';
import { quizJsonSchema } from '#shared/quiz/schema.ts';

const document = describeApi(api);
const quizSchema = { ...quizJsonSchema() };

export const handler = serve(api.meta, { openapi: () => document, quizSchema: () => quizSchema });
