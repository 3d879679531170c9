import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import type { LambdaSettings } from './settings.ts';

/** Thrown when a function fails or takes too long: what its caller then sees is for the caller to say. */
export class FunctionFault extends Error {
  override name = 'FunctionFault';
}

export interface Lambda {
  readonly name: string;
  /** @throws FunctionFault */
  invoke(event: unknown): Promise<unknown>;
  /** Ends the worker once it is idle; the next event starts a new one. */
  restart(): void;
  stop(): Promise<void>;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
  /** Runs once the event is with the handler. */
  timer?: NodeJS.Timeout;
}

interface Instance {
  worker: Worker;
  /** Settles when the handler is loaded or cannot be: like Lambda's, the timeout starts after that. */
  loaded: Promise<void>;
  markLoaded(): void;
  /** Settles when everything that the worker wrote has been read. */
  isRead: Promise<unknown>;
  waiting: Map<number, Waiting>;
  isRetired: boolean;
}

type Message = { ready: boolean; error?: string } | { id: number; result?: string; error?: string };

/** The longest answer that Lambda hands on, in bytes. */
const answerLimit = 6 * 1024 * 1024;

/** Events with the handler at a time; more wait. Lambda would start containers, of which one machine is not many. */
const concurrency = 20;

interface HostOptions {
  logDir: string;
  report(line: string): void;
}

const tooLong = (result: string): string | undefined =>
  Buffer.byteLength(result) > answerLimit ? `The answer has more than ${answerLimit} bytes.` : undefined;

/** Runs one function in a worker with an environment of its own. */
export function hostLambda(settings: LambdaSettings, { logDir, report }: HostOptions): Lambda {
  const { name, timeout } = settings;
  mkdirSync(logDir, { recursive: true });
  const log = createWriteStream(join(logDir, `${name}.log`), { flags: 'a' });
  let current: Instance | undefined;
  let lastId = 0;
  let free = concurrency;
  const queue: (() => void)[] = [];

  /** Lines of errors are shown; everything is in the log file. */
  function follow(stream: NodeJS.ReadableStream, isError: boolean): Promise<unknown> {
    const lines = createInterface({ input: stream });
    lines.on('line', (line) => {
      if (!log.writableEnded) log.write(`${line}\n`);
      if (isError ? !/Warning/.test(line) : /^\{"level":"error"/.test(line)) report(`${name}: ${line}`);
    });
    return once(lines, 'close');
  }

  function start(): Instance {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      env: settings.env,
      workerData: {
        file: settings.file,
        handlerName: settings.handler,
        functionName: name,
        memory: settings.memory,
      },
      execArgv: ['--enable-source-maps', '--disable-warning=ExperimentalWarning'],
      stdout: true,
      stderr: true,
    });
    const { promise: loaded, resolve: markLoaded } = Promise.withResolvers<void>();
    const isRead = Promise.all([follow(worker.stdout, false), follow(worker.stderr, true)]);
    const instance: Instance = { worker, loaded, markLoaded, isRead, waiting: new Map(), isRetired: false };
    worker.on('message', (message: Message) => receive(instance, message));
    worker.on('error', (error) => fail(instance, error.stack ?? error.message));
    worker.on('exit', () => fail(instance, 'The worker ended.'));
    return instance;
  }

  function receive(instance: Instance, message: Message): void {
    if ('ready' in message) {
      instance.markLoaded();
      if (message.error) report(`${name} does not load: ${message.error}`);
      return;
    }
    const waiting = settle(instance, message.id);
    if (!waiting) return;
    const { result = 'null' } = message;
    const fault = message.error ?? tooLong(result);
    if (fault === undefined) waiting.resolve(JSON.parse(result));
    else {
      report(`${name} failed: ${fault}`);
      waiting.reject(new FunctionFault(fault));
    }
  }

  function settle(instance: Instance, id: number): Waiting | undefined {
    const waiting = instance.waiting.get(id);
    if (!waiting) return undefined;
    clearTimeout(waiting.timer);
    instance.waiting.delete(id);
    if (instance.isRetired && instance.waiting.size === 0) void instance.worker.terminate();
    return waiting;
  }

  function fail(instance: Instance, why: string): void {
    instance.markLoaded();
    if (current === instance) current = undefined;
    for (const id of [...instance.waiting.keys()]) settle(instance, id)?.reject(new FunctionFault(why));
  }

  function timeOut(instance: Instance, id: number): void {
    report(`${name} took longer than its ${timeout} s.`);
    if (current === instance) retire();
    settle(instance, id)?.reject(new FunctionFault(`Task timed out after ${timeout} seconds`));
  }

  function retire(): void {
    const old = current;
    current = undefined;
    if (!old) return;
    old.isRetired = true;
    if (old.waiting.size === 0) void old.worker.terminate();
  }

  async function run(event: unknown): Promise<unknown> {
    current ??= start();
    const instance = current;
    const id = ++lastId;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    instance.waiting.set(id, { resolve, reject });
    await instance.loaded;
    const waiting = instance.waiting.get(id);
    if (waiting) {
      waiting.timer = setTimeout(() => timeOut(instance, id), timeout * 1000);
      const deadline = Date.now() + timeout * 1000;
      instance.worker.postMessage({ id, event, requestId: randomUUID(), deadline });
    }
    return promise;
  }

  return {
    name,
    restart: retire,
    invoke: async (event) => {
      // A place that becomes free goes to the one that waits longest.
      if (free === 0) await new Promise<void>((resolve) => queue.push(resolve));
      else free -= 1;
      try {
        return await run(event);
      } finally {
        const next = queue.shift();
        if (next) next();
        else free += 1;
      }
    },
    stop: async () => {
      const last = current;
      await last?.worker.terminate();
      await last?.isRead;
      await new Promise((resolve) => log.end(resolve));
    },
  };
}
