import type { RequestListener } from 'node:http';
import * as z from 'zod';
import { readBody } from './net.ts';

interface Received {
  headers: Record<string, unknown>;
  body: string;
}

interface Receiver {
  received: Received[];
  /** What it answers next; 200 when nothing is left. */
  statuses: number[];
}

const statusesSchema = z.object({ statuses: z.array(z.int().min(200).max(599)).max(20) });

const pathForm = /^\/hooks\/([a-z0-9-]{1,60})$/;

/** So many are kept of each receiver. */
const most = 50;

/**
 * What a shop's own system is on this machine: `POST /hooks/{name}` takes a delivery, `GET` tells what came, and `PUT`
 * says what is answered next. Forgotten when the runner ends.
 */
export function hookDoor(): RequestListener {
  const receivers = new Map<string, Receiver>();
  const receiverOf = (name: string): Receiver => {
    const known = receivers.get(name) ?? { received: [], statuses: [] };
    receivers.set(name, known);
    return known;
  };
  return async (request, response) => {
    const send = (status: number, body: unknown): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const [, name] = pathForm.exec(request.url ?? '') ?? [];
    if (name === undefined) return send(404, { message: 'There is /hooks/{name}.' });
    const receiver = receiverOf(name);
    if (request.method === 'GET') return send(200, receiver.received);
    // A page in a browser cannot send JSON here without a preflight, which is never granted.
    if (!request.headers['content-type']?.includes('application/json'))
      return send(415, { message: 'Send JSON.' });
    const body = (await readBody(request)).toString();
    if (request.method === 'PUT') {
      const wanted = statusesSchema.safeParse(JSON.parse(body));
      if (!wanted.success) return send(400, { message: wanted.error.message });
      receiver.statuses = wanted.data.statuses;
      return send(200, wanted.data);
    }
    receiver.received = [...receiver.received, { headers: request.headers, body }].slice(-most);
    send(receiver.statuses.shift() ?? 200, {});
  };
}
