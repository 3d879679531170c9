import type { RequestListener, Server } from 'node:http';
import { StartFault } from './fault.ts';
import type { Folder } from './folder.ts';
import { hookDoor } from './hook-door.ts';
import { createMailbox, type Mailbox, mailboxHandler } from './mailbox.ts';
import { checkPort, type Listening, listenOnLoopback } from './net.ts';
import type { Store } from './store.ts';

/** The addresses of a run. They are taken first, so that a taken port is told before anything is built. */
export interface Doors {
  origin: string;
  shopOrigin: string;
  mailOrigin: string;
  /** Where the AWS services answer. */
  endpoint: string;
  mailbox: Mailbox;
  edgeServers: Server[];
  serveEdge(handler: RequestListener): void;
  serveAws(handler: RequestListener): void;
  /** At the mailbox's port, which is for people and tests on this machine. */
  serveTests(handler: RequestListener): void;
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

/** What tests tell the runner, and ask of it. */
const testPaths = /^\/(streams|model)\//;
/** What a shop's own systems are told. */
const hookPath = /^\/hooks\//;

/** A handler that can be put in after its server listens. */
function latch() {
  let current: RequestListener = (_, response) => void response.writeHead(503).end('Starting');
  return {
    handler: ((request, response) => current(request, response)) satisfies RequestListener,
    set: (next: RequestListener) => {
      current = next;
    },
  };
}

/** @throws StartFault naming the port that is taken */
export async function openDoors(
  ports: { port: number; shopPort: number; mailPort: number },
  { store }: Folder,
  stops: (() => unknown)[],
): Promise<Doors> {
  const edge = latch();
  const aws = latch();
  const tests = latch();
  const mailbox = createMailbox(store);
  const atEdge = await listenOnLoopback(edge.handler, ports.port, 'set PORT to another one');
  stops.push(atEdge.close);
  const mails = mailboxHandler(mailbox);
  const hooks = hookDoor();
  const atMail = await listenOnLoopback(
    (request, response) => {
      const path = request.url ?? '';
      const door = testPaths.test(path) ? tests.handler : hookPath.test(path) ? hooks : mails;
      door(request, response);
    },
    ports.mailPort,
    'set MAIL_PORT to another one',
  );
  stops.push(atMail.close);
  await checkPort(ports.shopPort, 'set SHOP_PORT to another one');
  const atAws = await listenForAws(store, aws.handler);
  stops.push(atAws.close);
  return {
    origin: localhost(atEdge.port),
    shopOrigin: localhost(ports.shopPort),
    mailOrigin: localhost(atMail.port),
    endpoint: `http://127.0.0.1:${atAws.port}`,
    mailbox,
    edgeServers: atEdge.servers,
    serveEdge: edge.set,
    serveAws: aws.set,
    serveTests: tests.set,
  };
}
