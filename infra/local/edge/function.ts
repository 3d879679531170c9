import { createContext, Script } from 'node:vm';
import * as z from 'zod';

const headersSchema = z.record(z.string(), z.object({ value: z.string() })).default({});
const responseSchema = z.object({
  statusCode: z.number(),
  headers: headersSchema,
  body: z.object({ encoding: z.enum(['text', 'base64']), data: z.string() }).optional(),
});
const requestSchema = z.object({ uri: z.string() });

export type EdgeAnswer =
  | { uri: string }
  | { response: { status: number; headers: Record<string, string>; body: Buffer } };

const wrapped = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

/** The query as CloudFront gives it: split, and as encoded as it came. */
function queryOf(query: string) {
  const items: Record<string, { value: string; multiValue?: { value: string }[] }> = {};
  for (const pair of query.split('&').filter((part) => part !== '')) {
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const item = items[name];
    if (item) item.multiValue = [...(item.multiValue ?? [{ value: item.value }]), { value }];
    else items[name] = { value };
  }
  return items;
}

/** CloudFront's limit is about 1 ms of work; this one, of time on a machine that may be busy, ends a function that hangs. */
const timeLimit = 20_000;

/** Runs a CloudFront function as the template has it, in a context that knows nothing of this process. */
export function edgeFunction(code: string) {
  const context = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
  new Script(code).runInContext(context);
  const call = new Script('JSON.stringify(handler(JSON.parse(event)))');

  return (request: {
    method: string;
    uri: string;
    query: string;
    headers: Record<string, string>;
  }): EdgeAnswer => {
    context.event = JSON.stringify({
      version: '1.0',
      context: { eventType: 'viewer-request' },
      viewer: { ip: '127.0.0.1' },
      request: {
        method: request.method,
        uri: request.uri,
        querystring: queryOf(request.query),
        headers: wrapped(request.headers),
        cookies: {},
      },
    });
    const answer: unknown = JSON.parse(call.runInContext(context, { timeout: timeLimit }));
    const asResponse = responseSchema.safeParse(answer);
    if (!asResponse.success) return requestSchema.parse(answer);
    const { statusCode, headers, body } = asResponse.data;
    return {
      response: {
        status: statusCode,
        headers: Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value])),
        body: Buffer.from(body?.data ?? '', body?.encoding === 'base64' ? 'base64' : 'utf8'),
      },
    };
  };
}
