import { readSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '#shared/errors.ts';
import { commands } from './commands.ts';
import { createInput } from './input.ts';

const usage = `npm run quiz -- <command> [<file>…] [--<input> <file>]… [options]

  walk      quiz, answers              the questions shown, in order
  rank      quiz, products, answers    the results with their traces (--top <n>, --locale <en|nl>)
            catalogue, sessions        sessions without effects (--data <folder>, --top <n>, --hide tags,productType)
  prove     quiz, products             what can never happen, and what can (--limit, --samples, --seed)
  replay    from, to, products, responses    what shoppers would see differently
  generate  products, collections      a quiz drafted from a catalogue (--locale, --currency)
  compile   quiz, products             head and pool, as published (--id, --version, --currency)
  schema                               the JSON Schema of a quiz

Each input is a file of JSON, or of JSON a line (.jsonl); "-" is standard input. Files without a name are taken in the
order above. Inputs that are not given so are read from one JSON object on standard input. The answer is JSON on
standard output; faults in the input are told on standard error, one a line with the path to each, and end with 2.
`;

const names = [
  'quiz',
  'answers',
  'products',
  'collections',
  'from',
  'to',
  'responses',
  'catalogue',
  'sessions',
];
const flags = ['data', 'top', 'locale', 'seed', 'samples', 'limit', 'id', 'version', 'currency', 'hide'];

const read = () => {
  const options = Object.fromEntries([...names, ...flags].map((name) => [name, { type: 'string' as const }]));
  try {
    return parseArgs({
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new AppError('invalid', `${message}\n\n${usage}`, { cause });
  }
};

/** All of standard input. Reading it at once fails where the writer pauses: then it is waited for. */
const readAll = (): string => {
  const parts: Buffer[] = [];
  const part = Buffer.alloc(65_536);
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      const length = readSync(0, part);
      if (length === 0) return Buffer.concat(parts).toString('utf8');
      parts.push(Buffer.from(part.subarray(0, length)));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
      Atomics.wait(pause, 0, 0, 5);
    }
  }
};

/** A taker of standard input that is read when first needed, and never waited for at a keyboard. */
const standardInput = (): (() => string) => {
  let piped: string | undefined;
  return () => {
    piped ??= process.stdin.isTTY ? '' : readAll();
    return piped;
  };
};

const run = (): void => {
  const { values, positionals } = read();
  const [name = '', ...paths] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (values.help) {
    process.stdout.write(usage);
    return;
  }
  if (!command) throw new AppError('invalid', name ? `There is no command "${name}".\n\n${usage}` : usage);
  if (paths.length > command.inputs.length)
    throw new AppError('invalid', `${name} takes at most ${command.inputs.length} files.\n\n${usage}`);
  const given = values as Record<string, string | undefined>;
  const named = Object.fromEntries(paths.map((path, i) => [command.inputs[i] ?? '', path]));
  const folder = given.data;
  const data =
    folder === undefined
      ? {}
      : { catalogue: join(folder, 'catalogue.jsonl'), sessions: join(folder, 'sessions.jsonl') };
  const input = createInput({ files: { ...data, ...named, ...given }, stdin: standardInput() });
  process.stdout.write(`${JSON.stringify(command.run(input, given), null, 2)}\n`);
};

/** Faults of a quiz can be thousands. */
const most = 20;

const lines = ({ message, issues }: AppError): string[] => {
  if (issues.length === 0) return [message.trimEnd()];
  const more = issues.length - most;
  const first = issues.slice(0, most).map((issue) => `${issue.path || 'input'}: ${issue.message}`);
  return more > 0 ? [...first, `and ${more} more`] : first;
};

// A reader that has seen enough, as `head` has, is no fault.
process.stdout.on('error', () => process.exit(0));

try {
  run();
} catch (error) {
  const told =
    error instanceof AppError
      ? lines(error)
      : [`The engine failed: ${error instanceof Error ? error.message : error}. Please report this input.`];
  process.stderr.write(`${told.join('\n')}\n`);
  process.exitCode = error instanceof AppError ? 2 : 1;
}
