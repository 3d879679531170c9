import { expect, it } from 'vitest';
import type { LiveProof } from '#shared/api/quizProofs.ts';
import type { QuizSummary } from '#shared/api/quizzes.ts';
import type { Shop } from '#shared/api/shops.ts';
import { concernsOf } from './concerns.ts';

const shop = { id: 'shop_a' } as Shop;
const quiz = { id: 'quiz_a', name: 'Shoes' } as QuizSummary;
const proof = (findings: LiveProof['findings']): LiveProof => ({
  ...{ quizId: 'quiz_a', version: 1, provenAt: '', exact: true, reached: [] },
  findings,
});
const kinds = (known: Partial<Parameters<typeof concernsOf>[0]>) =>
  concernsOf({
    ...{
      shop,
      quizzes: [quiz],
      proofs: [],
      usage: { responses: 0, limit: 200 },
      refused: [],
      undelivered: 0,
    },
    ...known,
  }).map(({ kind }) => kind);

it('says nothing where all is well', () => {
  expect(kinds({})).toEqual([]);
  expect(kinds({ usage: undefined })).toEqual([]);
  const known = proof([
    { kind: 'neverRecommended', count: 4, atPublish: 4 },
    { kind: 'tie', count: 3, atPublish: 0 },
  ]);
  expect(kinds({ proofs: [known] })).toEqual([]);
});

it('tells what an import made worse, and what stops shoppers also when it was so before', () => {
  const worse = proof([
    { kind: 'neverRecommended', count: 6, atPublish: 4 },
    { kind: 'emptyResult', count: 1, atPublish: 1 },
  ]);
  expect(
    concernsOf({ shop, quizzes: [quiz], proofs: [worse], usage: undefined, refused: [], undelivered: 0 }),
  ).toEqual([
    { kind: 'emptyResult', quiz, count: 1 },
    { kind: 'neverRecommended', quiz, count: 2 },
  ]);
  expect(kinds({ quizzes: [], proofs: [worse] })).toEqual([]);
});

it('tells of the limit from 80% on, once', () => {
  const at = (responses: number) => kinds({ usage: { responses, limit: 200 } });
  expect([at(159), at(160), at(199), at(200)]).toEqual([[], ['limitNear'], ['limitNear'], ['limitReached']]);
});

it('tells of a shop that is disconnected, and of a quiz that did not go out', () => {
  const late = { ...quiz, scheduleFault: { at: '', reason: 'test' } } as QuizSummary;
  expect(kinds({ shop: { ...shop, disconnectedAt: '2026-11-20' }, quizzes: [late] })).toEqual([
    'disconnected',
    'notPublished',
  ]);
  expect(kinds({ quizzes: [{ ...late, archivedAt: '2026-11-20' }] })).toEqual([]);
});

it('tells how many mails to shoppers of a quiz could not be sent', () => {
  const refused = [{ quizId: 'quiz_a' }, { quizId: 'quiz_a' }, { quizId: 'quiz_gone' }];
  const seen = refused.map((one) => ({ ...one, seenAt: '2026-11-20T12:00:00.000Z' }));
  expect(kinds({ refused: seen })).toEqual([]);
  expect(
    concernsOf({ shop, quizzes: [quiz], proofs: [], usage: undefined, refused, undelivered: 0 }),
  ).toEqual([{ kind: 'mailsRefused', quiz, count: 2 }]);
});

it('tells how much the webhook was not told', () => {
  expect(kinds({ undelivered: 3 })).toEqual(['deliveriesFailed']);
});
