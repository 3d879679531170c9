import * as z from 'zod';
import { StartFault } from '../fault.ts';
import type { Stack } from '../template.ts';
import { callEngine, type EngineAddress } from './dynamodb.ts';

const keySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.string() }));
const tableSchema = z.object({
  KeySchema: keySchema,
  AttributeDefinitions: z.array(z.object({ AttributeName: z.string(), AttributeType: z.string() })),
  BillingMode: z.literal('PAY_PER_REQUEST'),
  GlobalSecondaryIndexes: z
    .array(z.object({ IndexName: z.string(), KeySchema: keySchema, Projection: z.unknown() }))
    .optional(),
  StreamSpecification: z.object({ StreamViewType: z.string() }).optional(),
  TimeToLiveSpecification: z.object({ AttributeName: z.string(), Enabled: z.boolean() }).optional(),
});
type TableProps = z.infer<typeof tableSchema>;

const describedSchema = z.object({
  Table: z.object({
    KeySchema: keySchema,
    GlobalSecondaryIndexes: z.array(z.object({ IndexName: z.string(), KeySchema: keySchema })).default([]),
  }),
});

/** Keys and indexes in one text, to compare what is there with what the template wants. */
const shapeOf = (
  table: Pick<TableProps, 'KeySchema'> & {
    GlobalSecondaryIndexes?: { IndexName: string; KeySchema: TableProps['KeySchema'] }[] | undefined;
  },
): string =>
  JSON.stringify([
    table.KeySchema.map((key) => `${key.AttributeName} ${key.KeyType}`),
    (table.GlobalSecondaryIndexes ?? [])
      .map((index) =>
        [index.IndexName, ...index.KeySchema.map((key) => `${key.AttributeName} ${key.KeyType}`)].join(' '),
      )
      .sort(),
  ]);

async function call(engine: EngineAddress, operation: string, input: unknown): Promise<unknown> {
  const { status, body } = await callEngine(engine, `DynamoDB_20120810.${operation}`, JSON.stringify(input));
  const answer: unknown = JSON.parse(body.toString('utf8') || '{}');
  if (status === 200) return answer;
  const type = z.object({ __type: z.string() }).safeParse(answer).data?.__type ?? '';
  if (operation === 'DescribeTable' && type.endsWith('ResourceNotFoundException')) return null;
  throw new Error(`DynamoDB answered ${operation} with ${body.toString('utf8')}`);
}

async function create(engine: EngineAddress, name: string, props: TableProps): Promise<void> {
  const { StreamSpecification, TimeToLiveSpecification, ...rest } = props;
  await call(engine, 'CreateTable', {
    TableName: name,
    ...rest,
    ...(StreamSpecification ? { StreamSpecification: { ...StreamSpecification, StreamEnabled: true } } : {}),
  });
  if (TimeToLiveSpecification) {
    await call(engine, 'UpdateTimeToLive', { TableName: name, TimeToLiveSpecification });
  }
}

/**
 * Makes the template's tables in the engine, where they are not there yet.
 * @throws StartFault when a table's keys are not what the template says
 */
export async function createTables(engine: EngineAddress, stack: Stack): Promise<void> {
  for (const { id, props } of stack.list('AWS::DynamoDB::Table', tableSchema)) {
    const name = stack.ref(id);
    const found = await call(engine, 'DescribeTable', { TableName: name });
    if (found === null) await create(engine, name, props);
    else if (shapeOf(describedSchema.parse(found).Table) !== shapeOf(props)) {
      throw new StartFault(
        'The keys of the table have changed since this data was written. Run "npm run reset" to start with empty data.',
      );
    }
  }
}
