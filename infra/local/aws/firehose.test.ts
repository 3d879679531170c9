import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../store.ts';
import { createStreams, type StreamSettings } from './firehose.ts';
import { createObjectStore, type ObjectStore } from './s3.ts';

let folder: string;
let store: Store;
let objects: ObjectStore;
let now: number;
let written: string[];

const settings = (more: Partial<StreamSettings> = {}): StreamSettings => ({
  name: 'Events',
  arn: 'arn:aws:firehose:eu-central-1:000000000000:deliverystream/Events',
  bucket: 'events',
  prefix: 'events/day=!{timestamp:yyyy-MM-dd}/',
  compression: 'GZIP',
  seconds: 60,
  bytes: 1000,
  mayWrite: (key) => void written.push(key),
  ...more,
});

const open = (more: Partial<StreamSettings> = {}) =>
  createStreams(store, objects, [settings(more)], () => now);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recommend-'));
  store = openStore(folder);
  objects = createObjectStore(store);
  now = Date.UTC(2026, 10, 21, 12);
  written = [];
});

afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

describe('a delivery stream', () => {
  it('writes what it buffered as one zipped object, when the interval is over', () => {
    const streams = open();
    streams.put('Events', [Buffer.from('{"a":1}\n'), Buffer.from('{"b":2}\n')]);
    streams.flush();
    expect(written).toEqual([]);
    now += 60_000;
    streams.flush();
    expect(written[0]).toMatch(/^events\/day=2026-11-21\/Events-1-2026-11-21-12-01-00-.+\.gz$/);
    const body = objects.get('events', written[0] ?? '')?.body ?? Buffer.alloc(0);
    expect(gunzipSync(body).toString()).toBe('{"a":1}\n{"b":2}\n');
    now += 60_000;
    streams.flush();
    expect(written).toHaveLength(1);
    streams.stop();
  });

  it('writes sooner when the buffer is full', () => {
    const streams = open({ compression: 'UNCOMPRESSED' });
    streams.put('Events', [Buffer.alloc(1000, 'x')]);
    streams.flush();
    expect(objects.get('events', written[0] ?? '')?.body).toHaveLength(1000);
    streams.stop();
  });

  it('keeps what is buffered over a restart, and when it may not write', () => {
    const refused = open({
      mayWrite: () => {
        throw new Error('not allowed');
      },
    });
    refused.put('Events', [Buffer.from('kept')]);
    expect(() => refused.flush(true)).toThrow('not allowed');
    refused.stop();
    const again = open({ compression: 'UNCOMPRESSED' });
    again.flush(true);
    expect(objects.get('events', written[0] ?? '')?.body.toString()).toBe('kept');
    again.stop();
  });
});
