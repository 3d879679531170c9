import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '#infra/local/start.ts';
import { freePorts } from '#infra/test/ports.ts';

/** Vitest's global set-up: the whole stack on ports of its own, unless the caller started one already. */
export const setup = async () => {
  if (process.env.RECOMMEND_ORIGIN) return;
  const [port, shopPort, mailPort] = await freePorts(3);
  const dataDir = await mkdtemp(join(tmpdir(), 'recommend-'));
  const stack = await startStack({ port, shopPort, mailPort, dataDir });
  process.env.RECOMMEND_ORIGIN = stack.origin;
  process.env.RECOMMEND_SHOP = stack.shopOrigin;
  process.env.RECOMMEND_MAIL = stack.mailOrigin;
  process.env.RECOMMEND_LOGS = stack.logDir;
  return async () => {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
};
