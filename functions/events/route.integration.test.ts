import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, connectShop, signIn } from '#functions/testing/client.ts';
import { browser, eventOf, newSession } from '#functions/testing/events.ts';

const origin = process.env.RECOMMEND_ORIGIN ?? '';
const mailbox = process.env.RECOMMEND_MAIL ?? '';
let quizId = '';

beforeAll(async () => {
  const { token } = await signIn();
  const shop = await connectShop(token);
  const quizzes = `/api/shops/${shop.id}/quizzes`;
  const { json } = await call('POST', quizzes, { body: { from: 'catalogue' }, token });
  quizId = json.id;
  await call('POST', `${quizzes}/${quizId}/publish`, { body: { revision: 1 }, token });
});

/** Posts as a beacon does: plain text, from another origin, without asking first. */
const tell = async (events: unknown[], userAgent = browser) => {
  const answer = await fetch(`${origin}/api/public/events`, {
    method: 'POST',
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      origin: 'https://shop.example',
      'user-agent': userAgent,
    },
    body: JSON.stringify({ events }),
  });
  return { status: answer.status, headers: answer.headers, json: await answer.json() };
};
const door = async (path: string, body: object = {}) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${mailbox}/streams/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return answer.json();
};
/** How often each event of a session is kept, by its id. */
const kept = async (session: string) => {
  const objects: { key: string; body: string }[] = await door('flush');
  const events = objects
    .filter(({ key }) => /^events\/day=\d{4}-\d\d-\d\d\/.+\.gz$/.test(key))
    .flatMap(({ body }) => gunzipSync(Buffer.from(body, 'base64')).toString().trim().split('\n'))
    .map((line) => JSON.parse(line));
  return events.filter((event) => event.session === session);
};

describe('what a shopper’s browser tells', () => {
  it('is taken from any origin, but for what is bad, and kept by day as a line each', async () => {
    const session = newSession();
    const at = new Date().toISOString();
    const event = (kind: string, more: object = {}) => eventOf(kind, { quizId, session, at, ...more });
    const good = [event('viewed'), event('started')];
    const { status, headers, json } = await tell([
      ...good,
      event('questionShown', { question: 'nobody' }),
      5,
    ]);
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(json).toMatchObject({ accepted: 2, refused: [{ index: 2 }, { index: 3 }] });
    expect(await kept(session)).toMatchObject(good);
  });

  it('is taken when Firehose takes some of it at the second try only', async () => {
    const session = newSession();
    const events = ['viewed', 'started', 'completed'].map((kind) => eventOf(kind, { quizId, session }));
    await door('faults', { kind: 'put', times: 2 });
    expect((await tell(events)).json).toEqual({ accepted: 3, refused: [] });
    const ids = (await kept(session)).map(({ id }) => id);
    expect(ids.sort()).toEqual(events.map(({ id }) => id).sort());
  });

  it('is not taken from a program, nor of a quiz that is not there', async () => {
    const session = newSession();
    expect((await tell([eventOf('viewed', { quizId, session })], 'curl/8.0')).json.accepted).toBe(0);
    const unknown = eventOf('viewed', { quizId: `quiz_${'0'.repeat(32)}`, session });
    expect((await tell([unknown])).json).toMatchObject({ accepted: 0, refused: [{ index: 0 }] });
    expect(await kept(session)).toEqual([]);
  });

  it('is answered alike however often it comes at once', async () => {
    const session = newSession();
    const batch = ['viewed', 'started', 'completed'].map((kind) => eventOf(kind, { quizId, session }));
    const answers = await Promise.all(Array.from({ length: 20 }, () => tell(batch)));
    expect(answers.map(({ json }) => json)).toEqual(answers.map(() => ({ accepted: 3, refused: [] })));
  });

  it('says how much may come at once', async () => {
    const many = Array.from({ length: 101 }, () => eventOf('viewed', { quizId }));
    expect((await tell(many)).status).toBe(400);
    expect((await tell([{ long: 'x'.repeat(70_000) }])).status).toBe(413);
  });
});
