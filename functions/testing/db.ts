import { randomUUID } from 'node:crypto';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { connect } from '#functions/db/config.ts';
import { type Db, openDb } from '#functions/db/index.ts';
import { table } from '#functions/db/table.ts';

const keys = (partition: string, sort: string) => [
  { AttributeName: partition, KeyType: 'HASH' as const },
  { AttributeName: sort, KeyType: 'RANGE' as const },
];

/** A new, empty table with the product's keys and indexes, on the engine that the set-up started. */
export async function emptyDb(): Promise<Db> {
  const TableName = `test-${randomUUID()}`;
  const indexes = Object.entries(table.indexes);
  const names = [
    table.partitionKey,
    table.sortKey,
    ...indexes.flatMap(([, { partitionKey, sortKey }]) => [partitionKey, sortKey]),
  ];
  await new DynamoDBClient({}).send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: keys(table.partitionKey, table.sortKey),
      AttributeDefinitions: names.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      GlobalSecondaryIndexes: indexes.map(([IndexName, { partitionKey, sortKey }]) => ({
        IndexName,
        KeySchema: keys(partitionKey, sortKey),
        Projection: { ProjectionType: 'ALL' },
      })),
    }),
  );
  return openDb(connect(TableName));
}
