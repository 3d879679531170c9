import { serve } from '#functions/lib/serve.ts';
import { api } from '#shared/api/api.ts';
import { describeApi } from '#shared/api/openapi.ts';

const document = describeApi(api);

export const handler = serve(api.meta, { openapi: () => document });
