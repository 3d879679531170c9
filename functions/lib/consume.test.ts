import type { SQSEvent } from 'aws-lambda';
import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { consume } from './consume.ts';

const record = (messageId: string, body: unknown) =>
  ({
    messageId,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }) as SQSEvent['Records'][number];

it('works on each message by itself and gives back only what failed', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const done: number[] = [];
  const handler = consume(z.object({ n: z.number() }), async ({ n }) => {
    if (n === 2) throw new Error('two');
    done.push(n);
  });
  const Records = [record('a', { n: 1 }), record('b', { n: 2 }), record('c', '{'), record('d', { n: 3 })];
  const answer = await handler({ Records });
  expect(done).toEqual([1, 3]);
  expect(answer.batchItemFailures).toEqual([{ itemIdentifier: 'b' }, { itemIdentifier: 'c' }]);
});

it('says at which attempt a message is', async () => {
  const attempts: number[] = [];
  const handler = consume(z.object({ n: z.number() }), async (_, __, { attempt }) => {
    attempts.push(attempt);
  });
  const again = { ...record('b', { n: 2 }), attributes: { ApproximateReceiveCount: '40' } };
  await handler({ Records: [record('a', { n: 1 }), again as SQSEvent['Records'][number]] });
  expect(attempts).toEqual([1, 40]);
});
