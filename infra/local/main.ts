import { StartFault } from './fault.ts';
import { startStack } from './start.ts';

/** `npm start` and, with `--dev`, `npm run dev`. */
const begun = Date.now();

const progress = (line: string): void => {
  console.log(`${((Date.now() - begun) / 1000).toFixed(1).padStart(5)} s  ${line}`);
};

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

const start = async () =>
  startStack({
    port: port('PORT'),
    shopPort: port('SHOP_PORT'),
    mailPort: port('MAIL_PORT'),
    dataDir: process.env.DATA_DIR || undefined,
    dev: process.argv.includes('--dev'),
    seed: true,
    progress,
  });

const starting = start();

let isEnding = false;
/** Ends everything, also when it is told to before everything has started. */
async function end(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  const stack = await starting.catch(() => null);
  await stack?.stop();
  process.exit(0);
}
process.on('SIGINT', () => void end());
process.on('SIGTERM', () => void end());

// Ended by a signal, npm takes its shell along, and the shell does not tell us.
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined) {
  setInterval(() => {
    if (process.ppid !== parent) void end();
  }, 500).unref();
}

try {
  const stack = await starting;
  console.log(`
  Product   ${stack.origin}
  Dev shop  ${stack.shopOrigin}
  Mailbox   ${stack.mailOrigin}
`);
  if (stack.demo) console.log(`  Sign in as ${stack.demo.email} with the password ${stack.demo.password}\n`);
  progress('Ready');
} catch (error) {
  if (!(error instanceof StartFault)) throw error;
  console.error(error.message);
  process.exit(1);
}
