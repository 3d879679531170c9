import type { RequestListener } from 'node:http';
import { join, resolve } from 'node:path';
import { startEngine } from './aws/engine.ts';
import { awsHandler } from './aws/server.ts';
import { buildSite, stackName, synthesize } from './build.ts';
import { startDev } from './dev.ts';
import { type Doors, openDoors } from './doors.ts';
import { readDistribution } from './edge/distribution.ts';
import { edgeHandler } from './edge/edge.ts';
import { createOrigins } from './edge/origins.ts';
import { codeOf, StartFault } from './fault.ts';
import { type Folder, openFolder } from './folder.ts';
import { createHttpApi } from './http-api.ts';
import { hostLambda } from './lambda/host.ts';
import { startPollers } from './lambda/poller.ts';
import { readAssets, readLambdas } from './lambda/settings.ts';
import { type Services, startServices } from './services.ts';
import { startShop } from './shop/server.ts';
import { deploySite } from './site.ts';
import { readTemplate, resolveStack, type Stack, type Template } from './template.ts';

export interface StartOptions {
  port?: number | undefined;
  shopPort?: number | undefined;
  mailPort?: number | undefined;
  /** Where data is kept; `.local` when left out. */
  dataDir?: string | undefined;
  /** Pages from Vite, handlers from source, restarted on change. */
  dev?: boolean;
  /** Fill the product as a merchant would. */
  seed?: boolean;
  /** Changes the template before it is run, as a test of what then fails. */
  change?(template: Template): void;
  progress?(line: string): void;
  /** Gets a line for what goes wrong while running; standard error when left out. */
  report?(line: string): void;
}

export interface RunningStack {
  origin: string;
  shopOrigin: string;
  mailOrigin: string;
  /** Where each function's log is written. */
  logDir: string;
  /** What the demo merchant signs in with, after seeding. */
  demo?: { email: string; password: string };
  stop(): Promise<void>;
}

type Running = Omit<RunningStack, 'stop'>;
type Stops = (() => unknown)[];

interface Settings {
  port: number;
  shopPort: number;
  mailPort: number;
  dataDir: string;
  dev: boolean;
  progress(line: string): void;
  report(line: string): void;
}

const settingsOf = (options: StartOptions): Settings => ({
  port: options.port ?? 3000,
  shopPort: options.shopPort ?? 3001,
  mailPort: options.mailPort ?? 3002,
  dataDir: resolve(options.dataDir ?? '.local'),
  dev: options.dev ?? false,
  progress: options.progress ?? (() => {}),
  report: options.report ?? console.error,
});

const logDirOf = ({ dataDir }: Settings): string => join(dataDir, 'logs');

/**
 * Runs the synthesized stack on this machine, with the dev shop and the mailbox beside it.
 * @throws StartFault with one line that says what to do
 */
export async function startStack(options: StartOptions = {}): Promise<RunningStack> {
  const stops: Stops = [];
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  try {
    return { ...(await start(options, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(options: StartOptions, stops: Stops): Promise<Running> {
  const settings = settingsOf(options);
  const { progress, dataDir } = settings;
  const folder = openFolder(dataDir, stops);
  const doors = await openDoors(settings, folder, stops);

  const engineStarts = startEngine(folder);
  // Waited for below; until then a failure must not end the process.
  engineStarts.catch(() => {});
  await buildSite(progress);
  const outDir = await synthesize(progress);
  progress('Starting the database');
  const engine = await engineStarts;

  progress('Starting the stack');
  const template = readTemplate(outDir, stackName);
  options.change?.(template);
  const parameters = {
    Origin: doors.origin,
    ShopOrigin: doors.shopOrigin,
    HookOrigin: doors.mailOrigin,
  };
  const stack = resolveStack(template, { endpoint: doors.endpoint, stackName, parameters });
  const services = await startServices({
    stack,
    store: folder.store,
    mailbox: doors.mailbox,
    engine,
    endpoint: doors.endpoint,
    report: settings.report,
  });
  doors.serveTests(services.testDoor);
  stops.push(services.stop);
  const shopEnv = await runStack({ stack, outDir, settings, folder, doors, services, stops });
  await runShop(settings, doors, shopEnv, services, stops);

  const running = {
    origin: doors.origin,
    shopOrigin: doors.shopOrigin,
    mailOrigin: doors.mailOrigin,
    logDir: logDirOf(settings),
  };
  if (!options.seed) return running;
  progress('Filling the demo shop');
  const { seed } = await import('./seed/seed.ts');
  return { ...running, demo: await seed({ ...running, onProgress: progress }) };
}

interface Parts {
  stack: Stack;
  outDir: string;
  settings: Settings;
  folder: Folder;
  doors: Doors;
  services: Services;
  stops: Stops;
}

/** @returns the environment of the function that talks to shops, with which the dev shop has to agree */
async function runStack(parts: Parts): Promise<Record<string, string>> {
  const { stack, outDir, settings, folder, doors, services, stops } = parts;
  const { report, dev } = settings;
  const hostOptions = { logDir: logDirOf(settings), report };
  const read = { outDir, stackName, endpoint: doors.endpoint, fromSource: dev };
  const lambdas = readLambdas(stack, read).map((one) => ({
    settings: one,
    lambda: hostLambda(one, hostOptions),
  }));
  stops.push(() => Promise.all(lambdas.map(({ lambda }) => lambda.stop())));
  doors.serveAws(
    awsHandler({
      services: services.services,
      callers: new Map(lambdas.map(({ settings: one }) => [one.accessKey, one])),
      report,
    }),
  );
  for (const poller of startPollers(stack, lambdas, services.queues)) stops.push(poller.stop);
  deploySite(stack, services.objects, readAssets(outDir, stackName));

  const api = createHttpApi(stack, lambdas, report);
  const distribution = readDistribution(stack);
  const origins = createOrigins({
    stack,
    store: folder.store,
    objects: services.objects,
    api,
    distributionArn: distribution.arn,
    report,
  });
  let serve: RequestListener = edgeHandler(distribution, origins, report);
  if (dev) {
    const development = await startDev({ servers: doors.edgeServers, distribution, serve, lambdas, report });
    stops.push(development.stop);
    serve = development.handler;
  }
  doors.serveEdge(serve);
  return lambdas.find(({ settings: one }) => one.name === 'shops')?.settings.env ?? {};
}

async function runShop(
  { shopPort, dataDir }: Settings,
  doors: Doors,
  env: Record<string, string>,
  services: Services,
  stops: Stops,
): Promise<void> {
  const shop = await startShop({
    port: shopPort,
    dataDir: join(dataDir, 'shop'),
    appOrigin: doors.origin,
    clientId: env.SHOPIFY_CLIENT_ID ?? '',
    clientSecret: services.secrets.get(env.SHOPIFY_SECRET_ARN ?? '') ?? '',
  }).catch((error: unknown) => {
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    throw new StartFault(`Port ${shopPort} is taken. Stop what uses it, or set SHOP_PORT to another one.`);
  });
  stops.push(shop.stop);
}
