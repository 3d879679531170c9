import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

/** What runs inside a function's worker: loads the handler once, as a cold start does, and calls it per event. */
interface Invocation {
  id: number;
  event: unknown;
  requestId: string;
  deadline: number;
}

const { file, handlerName, functionName, memory } = workerData as Record<string, string>;

const contextOf = ({ requestId, deadline }: Invocation) => ({
  awsRequestId: requestId,
  functionName,
  functionVersion: '$LATEST',
  invokedFunctionArn: functionName,
  memoryLimitInMB: memory,
  logGroupName: functionName,
  logStreamName: 'local',
  callbackWaitsForEmptyEventLoop: false,
  getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
});

type Handler = (event: unknown, context: unknown) => unknown;

const loaded: Promise<Handler> = import(pathToFileURL(file ?? '').href).then((module) => {
  const handler: unknown = module[handlerName ?? ''];
  if (typeof handler !== 'function') throw new Error(`${file} exports no function ${handlerName}.`);
  return handler as Handler;
});

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** What a handler wrote is read before its answer is, or the end of the worker would swallow it. */
const written = (): Promise<void> => new Promise((resolve) => process.stdout.write('', () => resolve()));

loaded.then(
  () => parentPort?.postMessage({ ready: true }),
  (error) => parentPort?.postMessage({ ready: false, error: textOf(error) }),
);

parentPort?.on('message', async (invocation: Invocation) => {
  try {
    const handler = await loaded;
    const result = await handler(invocation.event, contextOf(invocation));
    await written();
    // As Lambda does it: what is answered travels as JSON.
    parentPort?.postMessage({ id: invocation.id, result: JSON.stringify(result ?? null) });
  } catch (error) {
    await written();
    parentPort?.postMessage({ id: invocation.id, error: textOf(error) });
  }
});
