import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hostLambda, type Lambda } from './host.ts';
import type { LambdaSettings } from './settings.ts';

let folder: string;
let lines: string[];
let lambda: Lambda;

function host(source: string, more: Partial<LambdaSettings> = {}): Lambda {
  const file = join(folder, 'handler.mjs');
  writeFileSync(file, source);
  lambda = hostLambda(
    {
      name: 'things',
      arn: 'arn',
      accessKey: 'LOCALTHINGS',
      statements: [],
      file,
      handler: 'handler',
      timeout: 10,
      memory: '128',
      env: { TABLE_NAME: 'Table' },
      ...more,
    },
    { logDir: folder, report: (line) => lines.push(line) },
  );
  return lambda;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recommend-'));
  lines = [];
});

afterEach(async () => {
  await lambda.stop();
  rmSync(folder, { recursive: true });
});

describe('a function in its worker', () => {
  it('sees the environment of the template and nothing of this process', async () => {
    process.env.ONLY_OUTSIDE = 'yes';
    const answer = await host(
      'export const handler = (event, context) => ({ env: process.env, event, name: context.functionName });',
    ).invoke({ n: 1 });
    expect(answer).toEqual({ env: { TABLE_NAME: 'Table' }, event: { n: 1 }, name: 'things' });
  });

  it('may answer as much as Lambda hands on, and no more', async () => {
    const talking = host('export const handler = ({ length }) => "a".repeat(length);');
    const most = 6 * 1024 * 1024 - 2;
    expect(await talking.invoke({ length: most })).toHaveLength(most);
    await expect(talking.invoke({ length: most + 1 })).rejects.toThrow('more than 6291456 bytes');
  });

  it('keeps what it loaded between events, and forgets it after a restart', async () => {
    const counting = host('let n = 0; export const handler = () => ++n;');
    expect([await counting.invoke({}), await counting.invoke({})]).toEqual([1, 2]);
    counting.restart();
    expect(await counting.invoke({})).toBe(1);
  });

  it('takes so many events at a time, and the others when there is room', async () => {
    const busy = host(
      `let now = 0; let most = 0;
       export const handler = async () => { most = Math.max(most, ++now); await new Promise(setImmediate); now--; return most; };`,
    );
    const answers = await Promise.all(Array.from({ length: 60 }, () => busy.invoke({})));
    expect(answers).toHaveLength(60);
    expect(Math.max(...answers.map(Number))).toBeLessThanOrEqual(20);
  });

  it('fails with what was thrown, and says so', async () => {
    const failing = host('export const handler = () => { throw new Error("boom"); };');
    await expect(failing.invoke({})).rejects.toThrow(/boom/);
    expect(lines[0]).toMatch(/^things failed: Error: boom/);
  });

  it('says when its code does not load', async () => {
    const broken = host('import "./missing.mjs";');
    await expect(broken.invoke({})).rejects.toThrow(/missing\.mjs/);
    expect(lines.join()).toMatch(/things does not load/);
  });

  it('is cut off at its timeout, and serves the next event afresh', async () => {
    const slow = host('export const handler = (e) => e.hang ? new Promise(() => {}) : "ok";', {
      timeout: 0.2,
    });
    await expect(slow.invoke({ hang: true })).rejects.toThrow(/timed out/);
    await expect(slow.invoke({ hang: false })).resolves.toBe('ok');
  });

  it('survives a handler that ends its process', async () => {
    const ending = host('export const handler = (e) => e.end ? process.exit(1) : "ok";');
    await expect(ending.invoke({ end: true })).rejects.toThrow(/ended/);
    await expect(ending.invoke({ end: false })).resolves.toBe('ok');
  });

  it('writes its output to its log, and shows lines of errors', async () => {
    const talking = host(
      'export const handler = () => { console.log("quiet"); console.log(JSON.stringify({ level: "error", message: "loud" })); };',
    );
    await talking.invoke({});
    await talking.stop();
    expect(readFileSync(join(folder, 'things.log'), 'utf8')).toContain('quiet');
    expect(lines.join()).toContain('loud');
    expect(lines.join()).not.toContain('quiet');
  });
});
