import type { RequestListener } from 'node:http';
import { join, resolve } from 'node:path';
import { startEngine } from './aws/engine.ts';
import { awsHandler } from './aws/server.ts';
import { buildSite, stackName, synthesize } from './build.ts';
import { startDev } from './dev.ts';
import { readDistribution } from './edge/distribution.ts';
import { edgeHandler } from './edge/edge.ts';
import { createOrigins } from './edge/origins.ts';
import { codeOf, StartFault } from './fault.ts';
import { createHttpApi } from './http-api.ts';
import { hostLambda } from './lambda/host.ts';
import { startPollers } from './lambda/poller.ts';
import { readAssets, readLambdas } from './lambda/settings.ts';
import { createMailbox, mailboxHandler } from './mailbox.ts';
import { type Listening, listenOnLoopback } from './net.ts';
import { takeChildren } from './processes.ts';
import { startServices } from './services.ts';
import { startShop } from './shop/server.ts';
import { deploySite } from './site.ts';
import { openStore, type Store } from './store.ts';
import { readTemplate, resolveStack, type Template } from './template.ts';

export interface StartOptions {
  port?: number | undefined;
  shopPort?: number | undefined;
  mailPort?: number | undefined;
  /** Where data is kept. */
  dataDir?: string | undefined;
  /** Pages from Vite, handlers from source, restarted on change. */
  dev?: boolean;
  /** Fill the product as a merchant would. */
  seed?: boolean;
  /** A folder with a synthesized stack, instead of building one. */
  outDir?: string;
  /** Changes the template before it is run, as a test of what then fails. */
  change?(template: Template): void;
  progress?(line: string): void;
  /** Gets a line for what went wrong while running. */
  report?(line: string): void;
}

export interface RunningStack {
  origin: string;
  shopOrigin: string;
  mailOrigin: string;
  /** What the demo merchant signs in with, after seeding. */
  demo?: { email: string; password: string };
  stop(): Promise<void>;
}

/** The address of a server on this machine as people type it. */
const localhost = (port: number): string => `http://localhost:${port}`;

/** Queue addresses and tokens name this port, so it stays the same from one start to the next where it can. */
async function listenForAws(store: Store, handler: RequestListener): Promise<Listening> {
  const wanted = store.remember('aws:port', () => 0);
  const listening = await listenOnLoopback(handler, wanted).catch((error) => {
    if (error instanceof StartFault) return listenOnLoopback(handler, 0);
    throw error;
  });
  store.write('aws:port', listening.port);
  return listening;
}

/**
 * Runs the synthesized stack on this machine, with the dev shop and the mailbox beside it.
 * @throws StartFault with one line that says what to do
 */
export async function startStack(options: StartOptions = {}): Promise<RunningStack> {
  const stops: (() => Promise<unknown> | unknown)[] = [];
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

async function start(options: StartOptions, stops: (() => unknown)[]): Promise<Omit<RunningStack, 'stop'>> {
  const { port = 3000, shopPort = 3001, mailPort = 3002, dev = false } = options;
  const progress = options.progress ?? (() => {});
  const report = options.report ?? console.error;
  const dataDir = resolve(options.dataDir ?? '.local');

  const store = openStore(dataDir);
  stops.push(store.close);
  const children = takeChildren(dataDir);
  stops.push(children.stop);

  let serveAws: RequestListener = (_, response) => void response.writeHead(503).end();
  let serveEdge: RequestListener = (_, response) => void response.writeHead(503).end('Starting');
  const mailbox = createMailbox(store);
  const edge = await listenOnLoopback((...args) => serveEdge(...args), port, 'set PORT to another one');
  stops.push(edge.close);
  const mail = await listenOnLoopback(mailboxHandler(mailbox), mailPort, 'set MAIL_PORT to another one');
  stops.push(mail.close);
  const aws = await listenForAws(store, (...args) => serveAws(...args));
  stops.push(aws.close);

  const engineStarts = startEngine(dataDir, store, children);
  // Waited for below; until then a failure must not end the process.
  engineStarts.catch(() => {});
  if (options.outDir === undefined) await buildSite(progress);
  const outDir = options.outDir ?? (await synthesize(progress));
  progress('Starting the database');
  const engine = await engineStarts;

  progress('Starting the stack');
  const endpoint = `http://127.0.0.1:${aws.port}`;
  const origin = localhost(edge.port);
  const template = readTemplate(outDir, stackName);
  options.change?.(template);
  const shopOrigin = localhost(shopPort);
  const stack = resolveStack(template, {
    endpoint,
    stackName,
    parameters: { Origin: origin, ShopOrigin: shopOrigin },
  });
  const services = await startServices({ stack, store, mailbox, engine, endpoint });
  stops.push(services.stop);
  const hostOptions = { logDir: join(dataDir, 'logs'), report };
  const lambdas = readLambdas(stack, { outDir, stackName, endpoint, fromSource: dev }).map((settings) => ({
    settings,
    lambda: hostLambda(settings, hostOptions),
  }));
  stops.push(() => Promise.all(lambdas.map(({ lambda }) => lambda.stop())));
  serveAws = awsHandler({
    services: services.services,
    callers: new Map(lambdas.map(({ settings }) => [settings.accessKey, settings])),
    report,
  });
  for (const poller of startPollers(stack, lambdas, services.queues)) stops.push(poller.stop);
  deploySite(stack, services.objects, readAssets(outDir, stackName));

  const api = createHttpApi(stack, lambdas, report);
  const distribution = readDistribution(stack);
  const origins = createOrigins({
    stack,
    store,
    objects: services.objects,
    api,
    distributionArn: distribution.arn,
    report,
  });
  const servePages = edgeHandler(distribution, origins, report);
  serveEdge = servePages;
  if (dev) {
    const development = await startDev({
      servers: edge.servers,
      distribution,
      serve: servePages,
      lambdas,
      report,
    });
    stops.push(development.stop);
    serveEdge = development.handler;
  }

  const shopEnv = lambdas.find(({ settings }) => settings.name === 'shops')?.settings.env;
  const shop = await startShop({
    port: shopPort,
    dataDir: join(dataDir, 'shop'),
    appOrigin: origin,
    clientId: shopEnv?.SHOPIFY_CLIENT_ID ?? '',
    clientSecret: services.secrets.get(shopEnv?.SHOPIFY_SECRET_ARN ?? '') ?? '',
  }).catch((error: unknown) => {
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    throw new StartFault(`Port ${shopPort} is taken. Stop what uses it, or set SHOP_PORT to another one.`);
  });
  stops.push(shop.stop);

  const running = { origin, shopOrigin: shop.origin, mailOrigin: localhost(mail.port) };
  if (!options.seed) return running;
  progress('Filling the demo shop');
  const { seed } = await import('./seed/seed.ts');
  return { ...running, demo: await seed({ ...running, onProgress: progress }) };
}
