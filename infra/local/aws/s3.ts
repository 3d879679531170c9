import { createHash } from 'node:crypto';
import type { Store } from '../store.ts';
import { type AwsCall, AwsError, type AwsReply, type AwsService, refuse } from './server.ts';

interface StoredObject {
  body: Buffer;
  /** Content type, cache control and the like, by lower-case header name. */
  headers: Record<string, string>;
  etag: string;
  modified: Date;
}

export interface ObjectStore {
  get(bucket: string, key: string): StoredObject | null;
  put(bucket: string, key: string, body: Buffer, headers: Record<string, string>): StoredObject;
  remove(bucket: string, key: string): void;
}

export function createObjectStore({ db }: Store): ObjectStore {
  const select = db.prepare('SELECT body, headers, etag, modified FROM object WHERE bucket = ? AND key = ?');
  const remove = db.prepare('DELETE FROM object WHERE bucket = ? AND key = ?');
  const upsert = db.prepare(
    'INSERT OR REPLACE INTO object (bucket, key, body, headers, etag, modified) VALUES (?, ?, ?, ?, ?, ?)',
  );
  return {
    get: (bucket, key) => {
      const row = select.get(bucket, key);
      return row
        ? {
            body: Buffer.from(row.body as Uint8Array),
            headers: JSON.parse(String(row.headers)),
            etag: String(row.etag),
            modified: new Date(Number(row.modified)),
          }
        : null;
    },
    put: (bucket, key, body, headers) => {
      const etag = `"${createHash('md5').update(body).digest('hex')}"`;
      const modified = new Date();
      upsert.run(bucket, key, body, JSON.stringify(headers), etag, modified.getTime());
      return { body, headers, etag, modified };
    },
    remove: (bucket, key) => void remove.run(bucket, key),
  };
}

const keptHeaders = ['content-type', 'cache-control', 'content-encoding', 'content-disposition'];

/** Undoes the `aws-chunked` framing in which the SDK sends streams: size in hex, chunk, trailers at the end. */
function unframe(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const end = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.toString('latin1', at, end), 16);
    if (!(size > 0)) return Buffer.concat(parts);
    parts.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}

function put(objects: ObjectStore, call: AwsCall, bucket: string, key: string): AwsReply {
  const isFramed = (call.headers['x-amz-content-sha256'] ?? '').startsWith('STREAMING-');
  const headers = Object.fromEntries(
    keptHeaders
      .map((name) => [name, (call.headers[name] ?? '').replace(/^aws-chunked,?/, '')])
      .filter(([, value]) => value !== ''),
  );
  const { etag } = objects.put(bucket, key, isFramed ? unframe(call.body) : call.body, headers);
  return { headers: { etag } };
}

/** S3 with the operations that the stack's functions use, on path-style addresses. */
export function s3Service(objects: ObjectStore, buckets: Set<string>): AwsService {
  return {
    errors: 'xml',
    handle: (call) => {
      const [bucket = '', ...rest] = call.url.pathname.slice(1).split('/').map(decodeURIComponent);
      const key = rest.join('/');
      const arn = `arn:aws:s3:::${bucket}`;
      if (!buckets.has(bucket)) throw new AwsError('NoSuchBucket', `There is no bucket ${bucket}.`, 404);
      if (key === '') return refuse('S3', `${call.method} on a bucket`);
      if (call.method === 'PUT') {
        call.authorize('s3:PutObject', `${arn}/${key}`);
        return put(objects, call, bucket, key);
      }
      if (call.method === 'DELETE') {
        call.authorize('s3:DeleteObject', `${arn}/${key}`);
        objects.remove(bucket, key);
        return { status: 204 };
      }
      if (call.method !== 'GET' && call.method !== 'HEAD') return refuse('S3', `${call.method} on an object`);
      call.authorize('s3:GetObject', `${arn}/${key}`);
      const found = objects.get(bucket, key);
      if (!found) throw new AwsError('NoSuchKey', `There is no object ${key} in ${bucket}.`, 404);
      return {
        headers: { ...found.headers, etag: found.etag, 'last-modified': found.modified.toUTCString() },
        ...(call.method === 'GET' ? { body: found.body } : {}),
      };
    },
  };
}
