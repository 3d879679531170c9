import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { freePorts } from '#infra/test/ports.ts';
import { identity } from '#shared/api/identity.ts';
import { quizzes } from '#shared/api/quizzes.ts';
import { responses } from '#shared/api/responses.ts';
import { shops } from '#shared/api/shops.ts';
import { toId } from '#shared/model/ids.ts';
import type { SentResponse } from '#shared/model/response.ts';
import { projectRoot } from '../config.ts';
import { createClient } from './seed/client.ts';
import { demoMerchant } from './seed/merchant.ts';
import { answersOf } from './seed/shoppers.ts';

const sent = 150;
const killedAfter = 60;
const atOnce = 10;

const dataDir = mkdtempSync(join(tmpdir(), 'recommend-'));
let env: Record<string, string>;
let origin: string;
let runner: ChildProcess;

/** Starts the product as `npm start` does, and waits for the word. */
async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'infra/local/main.ts'], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.endsWith('Ready')) return child;
  }
  throw new Error('The runner ended before it was ready.');
}

beforeAll(async () => {
  const [port, shopPort, mailPort] = await freePorts(3);
  env = { PORT: `${port}`, SHOP_PORT: `${shopPort}`, MAIL_PORT: `${mailPort}`, DATA_DIR: dataDir };
  origin = `http://localhost:${port}`;
  runner = await start();
});

afterAll(async () => {
  runner.kill('SIGTERM');
  if (runner.exitCode === null) await once(runner, 'exit');
  rmSync(dataDir, { recursive: true });
});

async function signedIn() {
  const client = createClient(origin);
  const { token } = (await client.call(identity.login, { body: demoMerchant })).data;
  const [shop] = (await client.call(shops.list, { token })).data.shops;
  if (!shop) throw new Error('The demo merchant has no shop.');
  const params = { shopId: shop.id };
  const [quiz] = (await client.call(quizzes.list, { token, params })).data.quizzes;
  if (!quiz) throw new Error('The demo merchant has no quiz.');
  return { client, token, params, quiz };
}

const pageSchema = z.object({
  responses: z.array(z.object({ id: z.string() })),
  cursor: z.string().optional(),
});

/** The ids of all stored responses, page by page, and the month's usage. */
async function stored() {
  const { client, token, params, quiz } = await signedIn();
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const query = new URLSearchParams({ limit: '100', ...(cursor === undefined ? {} : { cursor }) });
    const answer = await fetch(`${origin}/api/shops/${params.shopId}/quizzes/${quiz.id}/responses?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const page = pageSchema.parse(await answer.json());
    ids.push(...page.responses.map(({ id }) => id));
    cursor = page.cursor;
  } while (cursor !== undefined);
  const usage = (await client.call(shops.usage, { token, params })).data.responses;
  return { ids, usage };
}

/** Sends in order, ten at once. What is not answered with a success is left out of what it returns. */
async function send(bodies: SentResponse[], onAnswered: (count: number) => void): Promise<string[]> {
  const client = createClient(origin);
  const answered: string[] = [];
  const waiting = [...bodies];
  const work = async (): Promise<void> => {
    for (let body = waiting.shift(); body; body = waiting.shift()) {
      const isStored = await client.call(responses.submit, { body }).then(
        () => true,
        () => false,
      );
      if (isStored) onAnswered(answered.push(body.id));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answered;
}

async function drafts(): Promise<SentResponse[]> {
  const { client, token, params, quiz } = await signedIn();
  const { draft } = (await client.call(quizzes.get, { token, params: { ...params, quizId: quiz.id } })).data;
  return Array.from({ length: sent }, (_, shopper) => ({
    id: toId('response', v7()),
    quizId: quiz.id,
    version: quiz.publishedVersion ?? 0,
    locale: draft.defaultLocale,
    answers: answersOf(draft, shopper),
    completedAt: new Date().toISOString(),
  }));
}

/** The import goes on by itself; this only looks until it has ended. */
async function importEnded() {
  const { client, token, params } = await signedIn();
  for (;;) {
    const shop = (await client.call(shops.get, { token, params })).data;
    if (shop.sync?.state === 'done' || shop.sync?.state === 'failed') return shop.sync;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

const childSchema = z.array(z.object({ pid: z.number() })).min(1);
const databasePid = (): number =>
  childSchema.parse(JSON.parse(readFileSync(join(dataDir, 'children.json'), 'utf8')))[0]?.pid ?? 0;

it('loses nothing it has confirmed when it is killed in the middle of writes', async () => {
  const before = await stored();
  const imported = (await importEnded()).done;
  expect(imported).toBeGreaterThanOrEqual(300);
  const bodies = await drafts();
  const { client, token, params } = await signedIn();
  await client.call(shops.sync, { token, params });
  const database = databasePid();

  const answered = await send(bodies, (count) => {
    if (count === killedAfter) runner.kill('SIGKILL');
  });
  expect(answered.length).toBeGreaterThanOrEqual(killedAfter);
  expect(answered.length).toBeLessThan(sent);

  runner = await start();
  expect(() => process.kill(database, 0)).toThrow(/ESRCH/);
  const after = await stored();
  expect(new Set(after.ids).size).toBe(after.ids.length);
  expect(after.ids).toEqual(expect.arrayContaining([...before.ids, ...answered]));
  expect(after.usage).toBe(after.ids.length);

  expect(await send(bodies, () => {})).toHaveLength(sent);
  const again = await stored();
  expect([...again.ids].sort()).toEqual([...before.ids, ...bodies.map(({ id }) => id)].sort());
  expect(again.usage).toBe(again.ids.length);
  expect(await importEnded()).toMatchObject({ state: 'done', done: imported, total: imported });
});
