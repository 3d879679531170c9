import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#functions/db/index.ts';
import { createCipher } from '#functions/lib/cipher.ts';
import { removeContact } from '#functions/lib/forget-contact.ts';
import { forgetResponse } from '#functions/lib/forget-response.ts';
import type { Outcome, OutgoingRequest } from '#functions/ports/outgoing/outgoing.ts';
import { deliveriesOf, deliveryWrites } from '#functions/responses/deliveries.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { memoryQueue, stillSystem } from '#functions/testing/fakes.ts';
import { toId } from '#shared/model/ids.ts';
import type { Response } from '#shared/model/response.ts';
import { deliver } from './deliver.ts';
import { countFailed, listDeliveries, seeFailed, sendAgain } from './deliveries.ts';
import { signatureOf } from './sign.ts';
import { getWebhook, removeWebhook, renewSecret, saveWebhook } from './webhook.ts';

const system = stillSystem();
const cipher = createCipher(async () => 'secret');
let db: Db;
beforeAll(async () => {
  db = await emptyDb();
});

const url = 'https://hooks.example.com/in';
const both = ['response.completed', 'lead.created'] as const;
const depsOf = () => ({ db, system, cipher, ownOrigin: 'http://localhost:3002' });

/** A shop with a webhook, and an answer that came there: a response with an address in it. */
async function told() {
  const [accountId, shopId, quizId] = [system.newId('account'), system.newId('shop'), system.newId('quiz')];
  const domain = `${shopId.slice(5, 17)}.myshopify.com`;
  const createdAt = system.now().toISOString();
  await db.shop
    .create({ shopId, accountId, domain, name: 'A', currency: 'EUR', connectedAt: createdAt })
    .go();
  const { secret = '' } = await saveWebhook(depsOf(), shopId, { url, events: [...both] });
  const [responseId, contactId] = [toId('response', v7()), system.newId('contact')];
  const response: Response = {
    ...{ id: responseId, quizId, version: 1, locale: 'en', results: [], relaxed: false },
    ...{ completedAt: createdAt, receivedAt: createdAt },
    answers: { sport: { kind: 'options', ids: ['a'] } },
    path: [{ question: 'sport', title: 'Sport?', answer: 'A' }],
  };
  const about = { 'response.completed': responseId, 'lead.created': contactId };
  const deliveries = await deliveriesOf({ db, system }, { shopId, quizId, about });
  await db.service.transaction
    .write((entities) => [
      entities.response
        .create({ shopId, responseId, quizId, completedAt: createdAt, engine: 1, response })
        .commit(),
      entities.contact
        .create({
          ...{ shopId, quizId, responseId, contactId, quizVersion: 1, source: 'quiz', sourceId: responseId },
          ...{
            questions: [],
            locale: 'en',
            email: 'ada@example.com',
            emailKey: 'ada@example.com',
            createdAt,
          },
        })
        .commit(),
      ...deliveryWrites(entities, deliveries, system.now()),
    ])
    .go();
  const [ofResponse, ofLead] = deliveries.map(({ deliveryId }) => ({ shopId, deliveryId }));
  if (!ofResponse || !ofLead) throw new Error('Not both are told.');
  return { accountId, shopId, quizId, secret, response, contactId, ofResponse, ofLead };
}

/** The other side, which answers one outcome after another, and 200 after that. */
function otherSide(outcomes: Outcome[] = []) {
  const got: OutgoingRequest[] = [];
  const hookQueue = memoryQueue();
  const outgoing = {
    post: async (request: OutgoingRequest) => {
      got.push(request);
      return outcomes.shift() ?? { status: 200 };
    },
  };
  return { got, hookQueue, deps: { db, system, cipher, outgoing, hookQueue } };
}

const listed = async (shopId: string) => (await listDeliveries(db, shopId, { limit: 25 })).deliveries;

describe('a webhook', () => {
  it('gives its secret once, keeps it through changes, and has another one after that is asked for', async () => {
    const shopId = system.newId('shop');
    const made = await saveWebhook(depsOf(), shopId, { url, events: [...both] });
    expect(made.secret).toMatch(/^whsec_[\w-]{43}$/);
    expect(made.secretEnd).toBe(made.secret?.slice(-4));
    const changed = await saveWebhook(depsOf(), shopId, { url: `${url}/2`, events: ['lead.created'] });
    expect(changed).toMatchObject({ url: `${url}/2`, events: ['lead.created'], secretEnd: made.secretEnd });
    expect(changed).not.toHaveProperty('secret');
    const renewed = await renewSecret(depsOf(), shopId);
    expect(renewed.secret).not.toBe(made.secret);
    expect((await getWebhook(db, shopId)).webhook).toMatchObject({ secretEnd: renewed.secretEnd });
    expect(JSON.stringify((await db.webhook.get({ shopId }).go()).data)).not.toContain(renewed.secret);
    await removeWebhook(db, shopId);
    expect(await getWebhook(db, shopId)).toEqual({});
    await expect(renewSecret(depsOf(), shopId)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is on this machine only where that is the one that tries it', async () => {
    const shopId = system.newId('shop');
    const at = (address: string) => saveWebhook(depsOf(), shopId, { url: address, events: ['lead.created'] });
    await expect(at('http://localhost:3003/hooks/a')).rejects.toMatchObject({ code: 'invalid' });
    expect(await at('http://localhost:3002/hooks/a')).toHaveProperty('secret');
  });

  it('is told of nothing it did not ask for', async () => {
    const [shopId, quizId] = [system.newId('shop'), system.newId('quiz')];
    const about = { 'response.completed': 'resp_a', 'lead.created': undefined };
    expect(await deliveriesOf({ db, system }, { shopId, quizId, about })).toEqual([]);
    await saveWebhook(depsOf(), shopId, { url, events: ['lead.created'] });
    expect(await deliveriesOf({ db, system }, { shopId, quizId, about })).toEqual([]);
  });
});

describe('a delivery', () => {
  it('is what is stored, signed with the time, and made once', async () => {
    const { shopId, secret, response, contactId, ofResponse, ofLead } = await told();
    const { got, deps } = otherSide();
    for (const key of [ofResponse, ofLead, ofResponse]) await deliver(deps, key);
    const bodies = got.map(({ body }) => JSON.parse(body));
    expect(bodies).toMatchObject([
      {
        id: ofResponse.deliveryId,
        event: 'response.completed',
        data: { id: response.id, path: response.path },
      },
      { id: ofLead.deliveryId, event: 'lead.created', data: { id: contactId, email: 'ada@example.com' } },
    ]);
    const at = system.now().getTime() / 1000;
    expect(got[0]).toMatchObject({
      url,
      headers: {
        'recommend-delivery': ofResponse.deliveryId,
        'recommend-signature': signatureOf(secret, at, got[0]?.body ?? ''),
      },
    });
    expect(await listed(shopId)).toMatchObject([
      { event: 'lead.created', state: 'delivered', attempts: 1, status: 200 },
      { event: 'response.completed', state: 'delivered', attempts: 1, status: 200 },
    ]);
  });

  it('that is not taken is tried again, later each time, and told to the merchant when that does not help', async () => {
    const { shopId, ofResponse, ofLead } = await told();
    const faults: Outcome[] = [{ status: 500 }, { fault: 'late' }, { fault: 'unreachable' }, { status: 302 }];
    const { got, hookQueue, deps } = otherSide([...faults, ...faults]);
    for (let attempt = 0; attempt < 8; attempt++) await deliver(deps, ofResponse);
    await deliver(deps, ofResponse);
    expect(got).toHaveLength(8);
    expect(hookQueue.sent.map(({ delaySeconds }) => delaySeconds)).toEqual([10, 60, 300, 600, 900, 900, 900]);
    const failed = (await listed(shopId)).find(({ id }) => id === ofResponse.deliveryId);
    expect(failed).toMatchObject({ state: 'failed', attempts: 8, status: 302 });
    expect(failed).not.toHaveProperty('fault');
    expect(await countFailed(db, shopId)).toEqual({ count: 1 });
    await seeFailed(db, shopId, system.now());
    expect(await countFailed(db, shopId)).toEqual({ count: 0 });

    const again = await sendAgain({ db, hookQueue }, ofResponse);
    expect(again).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(hookQueue.sent.at(-1)?.message).toEqual(ofResponse);
    await deliver(deps, ofResponse);
    await deliver(deps, ofLead);
    expect((await listed(shopId)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  });

  it('to an address that may not be called is not tried again', async () => {
    const { shopId, ofResponse } = await told();
    const { hookQueue, deps } = otherSide([{ fault: 'address' }]);
    await deliver(deps, ofResponse);
    expect(hookQueue.sent).toEqual([]);
    expect((await listed(shopId)).at(-1)).toMatchObject({ state: 'failed', fault: 'address', attempts: 1 });
  });

  it('tells nobody what was deleted, or is locked past the limit, or when the webhook is gone', async () => {
    const one = await told();
    await forgetResponse(db, one.response, one.shopId).catch(() => undefined);
    await removeContact(db, one.shopId, one.contactId);
    const { got, deps } = otherSide();
    await deliver(deps, one.ofLead);
    expect((await listed(one.shopId))[0]).toMatchObject({ state: 'failed', fault: 'gone' });

    const two = await told();
    await db.response
      .patch({ shopId: two.shopId, responseId: two.response.id })
      .set({ ordinal: 5000, quizId: two.quizId, completedAt: two.response.completedAt })
      .go();
    await deliver(deps, two.ofResponse);
    expect((await listed(two.shopId)).at(-1)).toMatchObject({ state: 'failed', fault: 'locked' });
    await removeWebhook(db, two.shopId);
    await deliver(deps, two.ofLead);
    expect((await listed(two.shopId))[0]).toMatchObject({ state: 'failed', fault: 'gone' });
    await expect(sendAgain({ db, hookQueue: deps.hookQueue }, two.ofLead)).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(got).toEqual([]);
  });
});
