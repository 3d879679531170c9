import { gunzipSync } from 'node:zlib';
import * as z from 'zod';
import type { Store } from '../store.ts';
import type { OriginServer } from './origins.ts';

/** What PostHog's capture endpoints take: one event or a batch. */
const eventSchema = z.looseObject({
  event: z.string(),
  properties: z.record(z.string(), z.unknown()).optional(),
});
const bodySchema = z.union([
  z.array(eventSchema),
  z.looseObject({ batch: z.array(eventSchema) }),
  eventSchema,
]);

const capturePaths = /^\/(i\/v0\/)?(e|batch|capture|s)\/?$/;

const answer = (status: number, body: unknown) => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(body)),
});

/** The library tells of a page that is left as a form with one field, in base64: a beacon may carry no JSON. */
const textOf = (sent: string): string => {
  const data = sent.startsWith('data=') ? new URLSearchParams(sent).get('data') : null;
  return data === null ? sent : Buffer.from(data, 'base64').toString('utf8');
};

const isZipped = (body: Buffer): boolean => body[0] === 0x1f && body[1] === 0x8b;

/** Stands in for the analytics service: keeps what is valid, refuses what that service would not understand. */
export function captureAnalytics({ db }: Store): OriginServer {
  const insert = db.prepare('INSERT INTO capture (path, body) VALUES (?, ?)');
  return ({ method, path, body }) => {
    if (method !== 'POST' || !capturePaths.test(path)) return answer(404, { detail: 'Not found.' });
    try {
      const text = textOf((isZipped(body) ? gunzipSync(body) : body).toString('utf8'));
      bodySchema.parse(JSON.parse(text));
      insert.run(path, text);
      return answer(200, { status: 1 });
    } catch {
      return answer(400, { detail: 'Malformed request data' });
    }
  };
}
