import type { App } from '../../../lib/app.ts';

type Client = App['client'];

/** Reads page after page, each by the cursor of the one before. */
async function all<Item>(read: (cursor?: string) => Promise<{ items: Item[]; cursor?: string | undefined }>) {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    items.push(...page.items);
    cursor = page.cursor;
  } while (cursor !== undefined);
  return items;
}

const responsesTo = (client: Client, params: { shopId: string; quizId: string }) =>
  all(async (cursor) => {
    const answer = await client.quizzes.responses({
      params,
      query: { limit: 100, ...(cursor ? { cursor } : {}) },
    });
    return { items: answer.responses, cursor: answer.cursor };
  });

async function quizzesOf(client: Client, shopId: string) {
  const { quizzes } = await client.quizzes.list({ params: { shopId } });
  const whole = [];
  for (const { id: quizId } of quizzes) {
    const params = { shopId, quizId };
    const quiz = await client.quizzes.get({ params });
    const { versions } = await client.quizzes.versions({ params });
    whole.push({ ...quiz, versions, responses: await responsesTo(client, params) });
  }
  return whole;
}

async function contactsOf(client: Client, shopId: string) {
  const found = await all(async (cursor) => {
    const query = { limit: 100, ...(cursor ? { cursor } : {}) };
    const answer = await client.contacts.list({ params: { shopId }, query });
    return { items: answer.contacts, cursor: answer.cursor };
  });
  const whole = [];
  for (const { id: contactId } of found) {
    whole.push(await client.contacts.get({ params: { shopId, contactId } }));
  }
  return whole;
}

/**
 * Everything that is held of the signed-in user and of the shops they own, read by the same routes as the screens:
 * nothing is in it that they may not see. Products are left out; they are the shop's own.
 */
export async function exportAccount(client: Client, now: Date) {
  const { shops } = await client.shops.list({});
  const whole = [];
  for (const shop of shops.filter(({ role }) => role === 'owner')) {
    const params = { shopId: shop.id };
    whole.push({
      ...shop,
      team: await client.team.list({ params }),
      quizzes: await quizzesOf(client, shop.id),
      webhook: (await client.webhooks.get({ params })).webhook,
      mailFailures: (await client.contacts.mailFailures({ params })).failures,
      proofs: (await client.quizzes.proofs({ params })).proofs,
      pictures: (await client.pictures.list({ params })).pictures,
      contacts: await contactsOf(client, shop.id),
    });
  }
  return { exportedAt: now.toISOString(), account: await client.account.get({}), shops: whole };
}
