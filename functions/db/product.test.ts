import { BatchWriteCommand, DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it } from 'vitest';
import { shoes } from '#shared/quiz/test/shoes.ts';
import { connect } from './config.ts';
import { openDb } from './index.ts';

process.env.AWS_REGION ??= 'eu-west-1';
const client = mockClient(DynamoDBDocumentClient);
const { product: products } = openDb(connect('table'));
const [shoe] = shoes;
if (!shoe) throw new Error('There is no shoe.');
const item = { shopId: 'shop_1', productId: shoe.id, syncId: 'sync_1', product: shoe };

it('stores a product as one text, and gives it back as it was', async () => {
  client.on(BatchWriteCommand).resolves({ UnprocessedItems: {} });
  await products.put([item]).go();
  const [request] = Object.values(
    client.commandCalls(BatchWriteCommand)[0]?.args[0].input.RequestItems ?? {},
  ).flat();
  const stored = request?.PutRequest?.Item;
  expect(stored?.product).toBe(JSON.stringify(shoe));
  client.on(QueryCommand).resolves({ Items: [stored ?? {}] });
  const { data } = await products.query.byShop({ shopId: 'shop_1' }).go();
  expect(data).toEqual([item]);
});

it('reads one that was stored in its parts', async () => {
  const stored = { ...item, __edb_e__: 'product', __edb_v__: '1' };
  client.on(QueryCommand).resolves({ Items: [stored] });
  const { data } = await products.query.byShop({ shopId: 'shop_1' }).go();
  expect(data.map(({ product }) => product)).toEqual([shoe]);
});
