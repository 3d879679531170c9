import { expect, test } from 'vitest';
import type { Product } from '#shared/model/product.ts';
import { shoeQuiz, shoes } from '#shared/quiz/test/shoes.ts';
import { doJob } from './jobs.ts';
import { type FromWorker, type Hands, openWorkshop, type ToWorker } from './workshop.ts';

/** Does the jobs in this thread, a turn later, and notes what was sent. */
const hired = () => {
  const sent: ToWorker[] = [];
  let products: Product[] = [];
  const hands: Hands = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage: (message) => {
      sent.push(message);
      setTimeout(() => {
        const say = (data: FromWorker) => hands.onmessage?.({ data } as MessageEvent<FromWorker>);
        if ('more' in message) products = message.anew ? message.more : products.concat(message.more);
        else
          try {
            say({
              id: message.id,
              gives: doJob(message.job, products, (share) => say({ id: message.id, share })),
            });
          } catch (error) {
            say({ id: message.id, fault: String(error) });
          }
      });
    },
  };
  return { sent, hire: () => hands };
};

const compiling = { quiz: shoeQuiz, quizId: 'quiz_1', currency: 'EUR' };

test('a draft is compiled and proven over the catalogue', async () => {
  const { hire } = hired();
  const workshop = openWorkshop(hire);
  workshop.stock(shoes);
  const pool = await workshop.run('compile', compiling);
  expect(pool.cards).toHaveLength(shoes.length);
  const proof = await workshop.run('prove', { quiz: shoeQuiz });
  expect(proof).toMatchObject({ exact: true });
});

test('a catalogue that grew is sent as its growth, one that changed from the start', async () => {
  const { sent, hire } = hired();
  const workshop = openWorkshop(hire);
  workshop.stock(shoes.slice(0, 2));
  await workshop.run('compile', compiling);
  workshop.stock(shoes);
  expect((await workshop.run('compile', compiling)).cards).toHaveLength(shoes.length);
  workshop.stock(shoes.slice(1));
  expect((await workshop.run('compile', compiling)).cards).toHaveLength(shoes.length - 1);
  workshop.stock([]);
  expect((await workshop.run('compile', compiling)).cards).toEqual([]);
  const portions = sent.flatMap((message) =>
    'more' in message ? [[message.more.length, message.anew]] : [],
  );
  const all = shoes.length;
  expect(portions).toEqual([
    [2, false],
    [all - 2, false],
    [all - 1, true],
    [0, true],
  ]);
});

test('of drafts that wait, only the newest is compiled, and all who wait get it', async () => {
  const { sent, hire } = hired();
  const workshop = openWorkshop(hire);
  workshop.stock(shoes);
  const all = await Promise.all([1, 2, 3, 4].map(() => workshop.run('compile', compiling)));
  expect(all[3]).toBe(all[1]);
  expect(sent.filter((message) => 'job' in message)).toHaveLength(2);
});

test('a job that fails says so, and the next one is done', async () => {
  const { hire } = hired();
  const workshop = openWorkshop(hire);
  const broken = { ...shoeQuiz, questions: null as unknown as [] };
  await expect(workshop.run('prove', { quiz: broken })).rejects.toThrow();
  await expect(workshop.run('prove', { quiz: shoeQuiz })).resolves.toMatchObject({ exact: true });
});

test('after a worker that could not be loaded, what comes next is done by another one', async () => {
  const dead: Hands = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage: () => setTimeout(() => dead.onerror?.({ message: 'gone' } as ErrorEvent)),
  };
  const { hire } = hired();
  let isFirst = true;
  const workshop = openWorkshop(() => {
    const hands = isFirst ? dead : hire();
    isFirst = false;
    return hands;
  });
  workshop.stock(shoes);
  await expect(workshop.run('compile', compiling)).rejects.toThrow('gone');
  expect((await workshop.run('compile', compiling)).cards).toHaveLength(shoes.length);
});
