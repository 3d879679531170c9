import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { httpsOutgoing } from './https.ts';

let server: Server;
let origin = '';
const got: { path: string; body: string }[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      got.push({ path: request.url ?? '', body });
      if (request.url === '/moved') response.writeHead(302, { location: `${origin}/elsewhere` }).end();
      else response.writeHead(201).end('x'.repeat(1_000_000));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const post = (own: string, url: string) => httpsOutgoing(own).post({ url, headers: {}, body: '{"a":1}' });

it('calls the one origin that is its own, and follows nothing from there', async () => {
  expect(await post(origin, `${origin}/in`)).toEqual({ status: 201 });
  expect(await post(origin, `${origin}/moved`)).toEqual({ status: 302 });
  expect(got).toEqual([
    { path: '/in', body: '{"a":1}' },
    { path: '/moved', body: '{"a":1}' },
  ]);
});

it('says when nobody is there', async () => {
  expect(await post('http://localhost:1', 'http://localhost:1/')).toEqual({ fault: 'unreachable' });
});

it.each([
  'http://localhost:80/',
  'https://localhost/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://[::1]/',
  'https://[::ffff:169.254.169.254]/latest/meta-data',
  'https://169.254.169.254/latest/meta-data',
  'http://93.184.215.14/',
  'ftp://93.184.215.14/',
  'file:///etc/passwd',
  'nonsense',
])('never calls %s', async (url) => {
  expect(await post('', url)).toEqual({ fault: 'address' });
});
