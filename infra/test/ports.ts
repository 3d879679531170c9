import { createServer } from 'node:net';

const listen = () =>
  new Promise<{ port: number; close: () => Promise<void> }>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : 0,
        close: () => new Promise((done) => server.close(() => done())),
      });
    });
  });

/** Ports that are free now. All are held open until the last is known, so that none is named twice. */
export const freePorts = async (count: number): Promise<number[]> => {
  const held = await Promise.all(Array.from({ length: count }, listen));
  await Promise.all(held.map((one) => one.close()));
  return held.map((one) => one.port);
};
