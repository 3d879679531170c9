import type { RequestListener } from 'node:http';
import { readBody } from '../net.ts';
import { type ModelScript, scriptSchema } from './model-script.ts';

/** For tests: `POST /model/script` says what the model answers to the next questions that hold a text. */
export function modelDoor(script: ModelScript): RequestListener {
  return async (request, response) => {
    const send = (status: number, body: unknown): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    // A page in a browser cannot send JSON here without a preflight, which is never granted.
    if (request.method !== 'POST' || !request.headers['content-type']?.includes('application/json'))
      return send(415, { message: 'Post JSON to /model/script.' });
    if (request.url !== '/model/script') return send(404, { message: 'There is /model/script.' });
    try {
      const wanted = scriptSchema.parse(JSON.parse((await readBody(request)).toString()));
      script.set(wanted);
      send(200, wanted);
    } catch (error) {
      send(400, { message: error instanceof Error ? error.message : String(error) });
    }
  };
}
