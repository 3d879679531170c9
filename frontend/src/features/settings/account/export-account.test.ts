import { expect, it } from 'vitest';
import type { App } from '../../../lib/app.ts';
import { exportAccount } from './export-account.ts';

const paged = <Item>(items: Item[], cursor: string | undefined, size = 2) => {
  const from = Number(cursor ?? 0);
  const to = from + size;
  return { items: items.slice(from, to), ...(to < items.length ? { cursor: String(to) } : {}) };
};
type Paged = { params: { shopId: string }; query: { cursor?: string } };

const client = {
  account: { get: async () => ({ email: 'a@b.nl' }) },
  shops: {
    list: async () => ({
      shops: [
        { id: 'mine', role: 'owner' },
        { id: 'theirs', role: 'viewer' },
      ],
    }),
  },
  team: { list: async () => ({ members: [1], invitations: [] }) },
  quizzes: {
    list: async () => ({ quizzes: [{ id: 'quiz' }] }),
    get: async () => ({ id: 'quiz', draft: 'draft' }),
    versions: async () => ({ versions: [{ version: 1 }] }),
    proofs: async () => ({ proofs: [{ quizId: 'quiz' }] }),
    responses: async ({ query }: Paged) => {
      const { items: responses, ...rest } = paged([1, 2, 3, 4, 5], query.cursor);
      return { responses, ...rest };
    },
  },
  pictures: { list: async () => ({ pictures: [{ id: 'pic' }] }) },
  webhooks: { get: async () => ({ webhook: { url: 'https://a.example/hook' } }) },
  contacts: {
    list: async ({ params, query }: Paged) => {
      if (params.shopId !== 'mine') throw new Error('Not ours to export.');
      const { items: contacts, ...rest } = paged([{ id: 'a' }, { id: 'b' }, { id: 'c' }], query.cursor);
      return { contacts, ...rest };
    },
    mailFailures: async () => ({ failures: [{ quizId: 'quiz' }] }),
    get: async ({ params }: { params: { contactId: string } }) => ({
      id: params.contactId,
      receipts: ['yes'],
    }),
  },
} as unknown as App['client'];

it('holds every page of everything that the user owns, and nothing of others', async () => {
  const exported = await exportAccount(client, new Date('2026-11-20T12:00:00Z'));
  expect(exported.shops).toHaveLength(1);
  expect(exported.shops[0]).toMatchObject({
    id: 'mine',
    team: { members: [1] },
    quizzes: [{ id: 'quiz', draft: 'draft', versions: [{ version: 1 }], responses: [1, 2, 3, 4, 5] }],
    proofs: [{ quizId: 'quiz' }],
    webhook: { url: 'https://a.example/hook' },
    mailFailures: [{ quizId: 'quiz' }],
    pictures: [{ id: 'pic' }],
    contacts: ['a', 'b', 'c'].map((id) => ({ id, receipts: ['yes'] })),
  });
  expect(exported.account.email).toBe('a@b.nl');
});
