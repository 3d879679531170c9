import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it } from 'vitest';
import { deleteVanished } from '#functions/catalogue/write.ts';
import { readCatalogue } from '#functions/quizzes/catalogue.ts';
import { listShops } from '#functions/shops/shops.ts';
import { connect } from './config.ts';
import { openDb } from './index.ts';

// The engine on one machine is always consistent: that production would not be shows in what is asked for only.
const client = mockClient(DynamoDBDocumentClient);
process.env.AWS_REGION ??= 'eu-west-1';
const db = openDb(connect('table'));
const ids = { userId: 'user_1', accountId: 'account_1', shopId: 'shop_1' };

beforeEach(() => {
  client.reset();
  client.on(GetCommand).resolves({});
  client.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values }) => {
    const about = JSON.stringify(values);
    const entity = about.includes('$member') ? 'member' : about.includes('$accountshop') ? 'accountShop' : '';
    const item = { ...ids, role: 'owner', __edb_e__: entity, __edb_v__: '1' };
    return { Items: entity === '' ? [] : [item] };
  });
});

const target = { db, sleep: async () => {}, shopId: ids.shopId, syncId: 'sync_1', currency: 'EUR' };
const shopDeps = { db, themeEditorUrl: () => '' };

it.each([
  ['what an import deletes, which must not be what it just wrote', () => deleteVanished(target), 2],
  [
    'a list of shops, which must hold the one just connected',
    () => listShops(shopDeps, { userId: ids.userId, subject: 'subject', locale: 'en' }),
    3,
  ],
  ['the catalogue of a quiz', () => readCatalogue(db, ids.shopId), 3],
])('%s is read as it is now', async (_what, read, reads) => {
  await read().catch((error: unknown) => expect(error).toMatchObject({ code: 'not_found' }));
  const asked = client.calls().map((call) => call.args[0].input);
  expect(asked).toHaveLength(reads);
  for (const input of asked) expect(input).toMatchObject({ ConsistentRead: true });
});
