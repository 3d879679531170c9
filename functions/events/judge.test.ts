import { describe, expect, it } from 'vitest';
import { eventOf } from '#functions/testing/events.ts';
import { judge } from './judge.ts';
import type { Version } from './versions.ts';

const quizId = `quiz_${'1'.repeat(32)}`;
const now = new Date('2026-11-20T12:00:00.000Z');
const version: Version = {
  shopId: `shop_${'1'.repeat(32)}`,
  questions: new Set(['sport']),
  products: new Set(['1', '2']),
};

/** @returns the judgement, and which versions were looked up */
const judged = async (...sent: unknown[]) => {
  const asked: string[] = [];
  const find = async (quiz: string, number: number) => {
    asked.push(`${quiz} ${number}`);
    return quiz === quizId && number === 1 ? version : null;
  };
  return { ...(await judge(find, sent, now)), asked };
};
const event = (kind: string, more: object = {}) => eventOf(kind, { quizId, ...more });
const messageOf = async (sent: unknown) => (await judged(sent)).refused[0]?.message;

describe('an event', () => {
  it('that is bad does not spoil the others, and is told by its place', async () => {
    const { taken, refused, asked } = await judged(event('viewed'), null, event('riddle'), event('started'));
    expect(taken.map(({ event: { kind } }) => kind)).toEqual(['viewed', 'started']);
    expect(refused.map(({ index }) => index)).toEqual([1, 2]);
    expect(asked).toHaveLength(1);
  });

  it.each<[string, object, string]>([
    ['viewed', { version: 2 }, 'version that was never published'],
    ['viewed', { quizId: `quiz_${'2'.repeat(32)}` }, 'version that was never published'],
    ['questionShown', { question: 'constructor' }, 'question that this version does not have'],
    ['answered', {}, 'question'],
    ['productClicked', { product: '3' }, 'product that this version does not have'],
    ['resultShown', { products: ['1', '3'] }, 'product that this version does not have'],
    ['resultShown', { products: Array.from({ length: 61 }, () => '1') }, 'products'],
    ['viewed', { locale: 'xx' }, 'locale'],
    ['viewed', { device: 'fridge' }, 'device'],
    ['viewed', { mode: 'sideways' }, 'mode'],
    ['viewed', { session: '../../x' }, 'session'],
    ['viewed', { id: 'evt_1' }, 'id'],
    ['viewed', { at: 'yesterday' }, 'at'],
    ['consent', { given: 'yes' }, 'given'],
  ])('%s with %j is refused with the reason', async (kind, more, reason) => {
    expect(await messageOf(event(kind, more))).toContain(reason);
  });

  it('keeps nothing that the contract does not name', async () => {
    const { taken } = await judged(event('viewed', { email: 'shopper@example.com' }));
    expect(taken[0]?.event).not.toHaveProperty('email');
  });

  it.each([
    ['2026-11-20T11:59:00.000Z', '2026-11-20T11:59:00.000Z'],
    ['2026-11-13T12:00:00.000Z', '2026-11-13T12:00:00.000Z'],
    ['2026-11-13T11:59:59.999Z', now.toISOString()],
    ['2026-11-20T12:00:00.001Z', now.toISOString()],
    ['1970-01-01T00:00:00.000Z', now.toISOString()],
  ])('of %s counts at %s', async (at, counted) => {
    expect((await judged(event('viewed', { at }))).taken[0]?.event.at).toBe(counted);
  });
});

it('a batch about many quizzes is looked up for a few of them only', async () => {
  const all = Array.from({ length: 100 }, (_, n) => event('viewed', { version: n + 1 }));
  const { asked, taken, refused } = await judged(...all);
  expect(asked).toHaveLength(5);
  expect(taken).toHaveLength(1);
  expect(refused).toHaveLength(99);
  expect(refused[98]?.message).toContain('at most 5');
});
