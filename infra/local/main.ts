import { StartFault } from './fault.ts';
import { startStack } from './start.ts';

/** `npm start` and, with `--dev`, `npm run dev`. */
const dev = process.argv.includes('--dev');
const started = Date.now();

/** @throws StartFault when it is no port */
function port(name: string): number | undefined {
  const value = process.env[name];
  if (value === undefined || value === '') return undefined;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1 || number > 65_535) {
    throw new StartFault(`${name} is "${value}". Set it to a port between 1 and 65535.`);
  }
  return number;
}

const progress = (line: string): void => {
  console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(5)} s  ${line}`);
};

let isEnding = false;
async function end(stop: () => Promise<void>): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await stop();
  process.exit(0);
}

try {
  const stack = await startStack({
    port: port('PORT'),
    shopPort: port('SHOP_PORT'),
    mailPort: port('MAIL_PORT'),
    dataDir: process.env.DATA_DIR || undefined,
    dev,
    seed: true,
    progress,
  });
  process.on('SIGINT', () => void end(stack.stop));
  process.on('SIGTERM', () => void end(stack.stop));
  console.log(`
  Product   ${stack.origin}
  Dev shop  ${stack.shopOrigin}
  Mailbox   ${stack.mailOrigin}
${stack.demo ? `\n  Sign in as ${stack.demo.email} with the password ${stack.demo.password}\n` : ''}`);
  progress('Ready');
} catch (error) {
  if (!(error instanceof StartFault)) throw error;
  console.error(error.message);
  process.exit(1);
}
