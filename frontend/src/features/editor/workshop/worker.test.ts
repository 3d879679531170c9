import { beforeAll, expect, it, vi } from 'vitest';
import type { Proof } from '#shared/quiz/prove.ts';
import { shoeQuiz, shoes } from '#shared/quiz/test/shoes.ts';
import type { Job } from './jobs.ts';
import type { FromWorker, ToWorker } from './workshop.ts';

const said: FromWorker[] = [];
const thread: { postMessage(message: FromWorker): void; onmessage?(event: { data: ToWorker }): void } = {
  // What leaves a thread is copied: what cannot be copied would fail here as it does in a browser.
  postMessage: (message) => void said.push(structuredClone(message)),
};

beforeAll(async () => {
  vi.stubGlobal('self', thread);
  await import('./worker.ts');
});

const tell = (message: ToWorker) => thread.onmessage?.({ data: structuredClone(message) });

/** What the worker says to a job, in order. */
const answers = (id: number, job: Job): FromWorker[] => {
  said.length = 0;
  tell({ id, job });
  return [...said];
};

const proofOf = (id: number): Proof => {
  const last = answers(id, { kind: 'prove', takes: { quiz: shoeQuiz } }).at(-1);
  if (!last || !('gives' in last)) throw new Error(`No proof came: ${JSON.stringify(last)}`);
  return last.gives as Proof;
};

it('proves over the catalogue that came in portions, and says how far it is', () => {
  tell({ more: shoes.slice(0, 2), anew: true });
  tell({ more: shoes.slice(2), anew: false });
  const heard = answers(1, { kind: 'prove', takes: { quiz: shoeQuiz } });
  expect(heard.every(({ id }) => id === 1)).toBe(true);
  const shares = heard.flatMap((message) => ('share' in message ? message.share : []));
  expect(shares.length).toBeGreaterThan(0);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(heard.at(-1)).toMatchObject({ gives: { exact: true } });
});

it('proves over another catalogue once that came anew', () => {
  tell({ more: shoes, anew: true });
  const whole = proofOf(2);
  tell({ more: [], anew: true });
  const none = proofOf(3);
  expect(none).not.toEqual(whole);
  expect(none.findings.length).toBeGreaterThan(whole.findings.length);
});

it('says why a job cannot be done, and does the next one', () => {
  tell({ more: shoes, anew: true });
  const broken = { ...shoeQuiz, questions: null as unknown as [] };
  const heard = answers(4, { kind: 'prove', takes: { quiz: broken } });
  expect(heard).toEqual([{ id: 4, fault: expect.stringMatching(/null|undefined/) }]);
  expect(proofOf(5)).toMatchObject({ exact: true });
});
