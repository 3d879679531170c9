import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Store } from '../store.ts';
import type { ObjectStore } from './s3.ts';
import { type AwsService, json, refuse } from './server.ts';

export interface StreamSettings {
  name: string;
  arn: string;
  bucket: string;
  prefix: string;
  compression: 'GZIP' | 'UNCOMPRESSED';
  /** A buffer is written out after this many seconds or bytes, whichever comes first. */
  seconds: number;
  bytes: number;
  /** @throws Error when the stream's role may not write there */
  mayWrite(key: string): void;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Fills `!{timestamp:yyyy-MM-dd}` with the time in UTC, as Firehose does. */
const prefixAt = (prefix: string, time: Date): string =>
  prefix.replace(/!\{timestamp:([^}]+)\}/g, (_, format: string) =>
    format
      .replaceAll('yyyy', String(time.getUTCFullYear()))
      .replaceAll('MM', two(time.getUTCMonth() + 1))
      .replaceAll('dd', two(time.getUTCDate()))
      .replaceAll('HH', two(time.getUTCHours())),
  );

export interface Streams {
  put(name: string, records: Buffer[]): void;
  /** Writes out what is buffered, if it is due; all of it when `force` is set. */
  flush(force?: boolean): void;
  stop(): void;
}

export function createStreams(
  store: Store,
  objects: ObjectStore,
  settings: StreamSettings[],
  now = Date.now,
): Streams {
  const { db } = store;
  const insert = db.prepare('INSERT INTO record (stream, data, at) VALUES (?, ?, ?)');
  const state = db.prepare(
    'SELECT MIN(at) AS first, SUM(LENGTH(data)) AS bytes FROM record WHERE stream = ?',
  );
  const all = db.prepare('SELECT data FROM record WHERE stream = ? ORDER BY id');
  const drop = db.prepare('DELETE FROM record WHERE stream = ?');

  function writeOut(stream: StreamSettings): void {
    const time = new Date(now());
    const isZipped = stream.compression === 'GZIP';
    const stamp = time.toISOString().slice(0, 19).replaceAll(/[T:]/g, '-');
    const key = `${prefixAt(stream.prefix, time)}${stream.name}-1-${stamp}-${randomUUID()}${isZipped ? '.gz' : ''}`;
    stream.mayWrite(key);
    store.transaction(() => {
      const body = Buffer.concat(all.all(stream.name).map((row) => Buffer.from(row.data as Uint8Array)));
      objects.put(stream.bucket, key, isZipped ? gzipSync(body) : body, {
        'content-type': 'application/octet-stream',
      });
      drop.run(stream.name);
    });
  }

  function flush(force = false): void {
    for (const stream of settings) {
      const row = state.get(stream.name);
      const first = row?.first;
      if (typeof first !== 'number') continue;
      const isDue = now() - first >= stream.seconds * 1000 || Number(row?.bytes) >= stream.bytes;
      if (force || isDue) writeOut(stream);
    }
  }

  const timer = setInterval(flush, 1000);
  timer.unref();
  return {
    flush,
    put: (name, records) =>
      store.transaction(() => {
        for (const record of records) insert.run(name, record, now());
      }),
    stop: () => clearInterval(timer),
  };
}

interface Input {
  DeliveryStreamName?: string;
  Record?: { Data: string };
  Records?: { Data: string }[];
}

export function firehoseService(streams: Streams, settings: StreamSettings[]): AwsService {
  return {
    errors: 'json',
    handle: (call) => {
      const input = call.json() as Input;
      const stream = settings.find((one) => one.name === input.DeliveryStreamName);
      if (!stream) return refuse('Firehose', `the stream ${input.DeliveryStreamName}`);
      if (call.operation !== 'PutRecord' && call.operation !== 'PutRecordBatch') {
        return refuse('Firehose', call.operation);
      }
      call.authorize(`firehose:${call.operation}`, stream.arn);
      const records = input.Records ?? (input.Record ? [input.Record] : []);
      streams.put(
        stream.name,
        records.map((record) => Buffer.from(record.Data, 'base64')),
      );
      if (call.operation === 'PutRecord') return json({ RecordId: randomUUID() });
      return json({
        FailedPutCount: 0,
        RequestResponses: records.map(() => ({ RecordId: randomUUID() })),
      });
    },
  };
}
