import type { RequestListener } from 'node:http';
import * as z from 'zod';
import { readBody } from '../net.ts';
import type { Store } from '../store.ts';
import { type StreamSettings, type Streams, streamFaults } from './streams.ts';

const faultSchema = z.object({ kind: z.enum(streamFaults), times: z.int().min(0).max(10_000) });

/** How many objects are shown, newest first. */
const shown = 50;

/**
 * For tests and the curious, since nothing on this machine should have to wait for a buffer. `POST /streams/flush`
 * delivers what is buffered and answers the newest objects, in base64; `POST /streams/faults` makes the next puts,
 * deliveries or buffers go wrong.
 */
export function streamDoor(store: Store, streams: Streams, settings: StreamSettings[]): RequestListener {
  const newest = store.db.prepare(
    'SELECT key, body FROM object WHERE bucket = ? ORDER BY modified DESC, rowid DESC LIMIT ?',
  );
  const flush = () => {
    streams.flush(true);
    return settings.flatMap(({ bucket }) =>
      newest.all(bucket, shown).map((row) => ({
        key: String(row.key),
        body: Buffer.from(row.body as Uint8Array).toString('base64'),
      })),
    );
  };
  const fault = (body: Buffer) => {
    const { kind, times } = faultSchema.parse(JSON.parse(body.toString()));
    streams.fail(kind, times);
    return { kind, times };
  };
  return async (request, response) => {
    const send = (status: number, body: unknown): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    // A page in a browser cannot send JSON here without a preflight, which is never granted.
    if (request.method !== 'POST' || !request.headers['content-type']?.includes('application/json'))
      return send(415, { message: 'Post JSON to /streams/flush or /streams/faults.' });
    try {
      const body = await readBody(request);
      if (request.url === '/streams/flush') send(200, flush());
      else if (request.url === '/streams/faults') send(200, fault(body));
      else send(404, { message: 'There are /streams/flush and /streams/faults.' });
    } catch (error) {
      send(400, { message: error instanceof Error ? error.message : String(error) });
    }
  };
}
