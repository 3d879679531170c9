import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Store } from '../store.ts';
import type { ObjectStore } from './s3.ts';
import { prefixAt } from './stream-prefix.ts';

export interface StreamSettings {
  name: string;
  arn: string;
  bucket: string;
  prefix: string;
  /** Where records go that could not be worked on. */
  errorPrefix: string;
  compression: 'GZIP' | 'UNCOMPRESSED';
  /** A buffer is written out after this many seconds or bytes, whichever comes first. */
  seconds: number;
  bytes: number;
  /** @throws Error when the stream's role may not write there */
  mayWrite(key: string): void;
}

/**
 * What goes wrong on demand: records that are not taken, deliveries that S3 does not take, buffers whose records end
 * under the error prefix.
 */
export const streamFaults = ['put', 'delivery', 'processing'] as const;
type StreamFault = (typeof streamFaults)[number];

export interface Streams {
  /** @returns for each record whether it was taken */
  put(name: string, records: Buffer[]): boolean[];
  /** Writes out what is buffered, if it is due; all of it when `force` is set. */
  flush(force?: boolean): void;
  /** Makes the next `times` of a kind go wrong. */
  fail(fault: StreamFault, times: number): void;
  stop(): void;
}

interface Record {
  data: Buffer;
  at: number;
}

/** Firehose tries S3 again for a day; then the records are lost. */
const patience = 24 * 3_600_000;
const firstWait = 5_000;
const longestWait = 300_000;

/** One line a record, as Firehose writes them: https://docs.aws.amazon.com/firehose/latest/dev/retry.html */
const failedLine = ({ data, at }: Record, now: number): string =>
  `${JSON.stringify({
    attemptsMade: 4,
    arrivalTimestamp: at,
    errorCode: 'Lambda.FunctionError',
    errorMessage: 'The processing failed, as a test wished.',
    attemptEndingTimestamp: now,
    rawData: data.toString('base64'),
  })}\n`;

export function createStreams(
  store: Store,
  objects: ObjectStore,
  settings: StreamSettings[],
  now = Date.now,
  report: (line: string) => void = () => {},
): Streams {
  const { db } = store;
  const insert = db.prepare('INSERT INTO record (stream, data, at) VALUES (?, ?, ?)');
  const state = db.prepare(
    'SELECT MIN(at) AS first, SUM(LENGTH(data)) AS bytes FROM record WHERE stream = ?',
  );
  const all = db.prepare('SELECT data, at FROM record WHERE stream = ? ORDER BY id');
  const drop = db.prepare('DELETE FROM record WHERE stream = ?');
  const faults = new Map<StreamFault, number>();
  const waits = new Map<string, { wait: number; until: number }>();

  const fails = (fault: StreamFault): boolean => {
    const left = faults.get(fault) ?? 0;
    if (left > 0) faults.set(fault, left - 1);
    return left > 0;
  };

  function writeOut(stream: StreamSettings): void {
    if (fails('delivery')) throw new Error(`S3 does not take ${stream.name} now, as a test wished.`);
    const records = all.all(stream.name).map(
      (row): Record => ({
        data: Buffer.from(row.data as Uint8Array),
        at: Number(row.at),
      }),
    );
    const failed = fails('processing');
    const isZipped = stream.compression === 'GZIP';
    const stamp = new Date(now()).toISOString().slice(0, 19).replaceAll(/[T:]/g, '-');
    const prefix = failed
      ? prefixAt(stream.errorPrefix, records[0]?.at ?? now(), 'processing-failed')
      : prefixAt(stream.prefix, records[0]?.at ?? now());
    const key = `${prefix}${stream.name}-1-${stamp}-${randomUUID()}${isZipped ? '.gz' : ''}`;
    stream.mayWrite(key);
    const body = failed
      ? Buffer.from(records.map((record) => failedLine(record, now())).join(''))
      : Buffer.concat(records.map(({ data }) => data));
    store.transaction(() => {
      const headers = { 'content-type': 'application/octet-stream' };
      objects.put(stream.bucket, key, isZipped ? gzipSync(body) : body, headers);
      drop.run(stream.name);
    });
  }

  /** A delivery that fails is tried again, later each time, while new records join it. */
  function deliver(stream: StreamSettings, first: number): void {
    try {
      writeOut(stream);
      waits.delete(stream.name);
    } catch (error) {
      const wait = Math.min((waits.get(stream.name)?.wait ?? firstWait / 2) * 2, longestWait);
      waits.set(stream.name, { wait, until: now() + wait });
      report(`Firehose: ${error instanceof Error ? error.message : String(error)} It tries again.`);
      if (now() - first < patience) return;
      report(`Firehose: the records of ${stream.name} could not be delivered for a day and are lost.`);
      drop.run(stream.name);
    }
  }

  function flush(force = false): void {
    for (const stream of settings) {
      const row = state.get(stream.name);
      const first = row?.first;
      if (typeof first !== 'number') continue;
      const isDue = now() - first >= stream.seconds * 1000 || Number(row?.bytes) >= stream.bytes;
      const isHeld = now() < (waits.get(stream.name)?.until ?? 0);
      if (force || (isDue && !isHeld)) deliver(stream, first);
    }
  }

  const timer = setInterval(flush, 1000);
  timer.unref();
  return {
    flush,
    put: (name, records) =>
      store.transaction(() =>
        records.map((record) => {
          if (fails('put')) return false;
          insert.run(name, record, now());
          return true;
        }),
      ),
    fail: (fault, times) => void faults.set(fault, times),
    stop: () => clearInterval(timer),
  };
}
