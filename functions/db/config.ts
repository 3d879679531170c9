import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { EntityConfiguration } from 'electrodb';

/** What an entity needs to be read and written. */
export type DbConfig = EntityConfiguration & { table: string };

/** The name under which all our entities stand in the table. */
export const service = 'recommend';

/** A connection to the table; the SDK finds region, credentials and endpoint by itself. */
export function connect(tableName: string): DbConfig {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
    marshallOptions: { removeUndefinedValues: true },
  });
  return { client, table: tableName };
}
