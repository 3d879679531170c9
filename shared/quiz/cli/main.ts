import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '#shared/errors.ts';
import { commands } from './commands.ts';
import { createInput } from './input.ts';

const usage = `npm run quiz -- <command> [--<input> <file>]… [options]

  walk      quiz, answers              the questions shown, in order
  rank      quiz, products, answers    the results with their traces (--top <n>, --locale <en|nl>)
            catalogue, sessions        sessions without effects (--data <folder>, --top <n>, --hide tags,productType)
  prove     quiz, products             what can never happen, and what can (--limit, --samples, --seed)
  replay    from, to, products, responses    what shoppers would see differently
  generate  products, collections      a quiz drafted from a catalogue (--locale, --currency)
  compile   quiz, products             head and pool, as published (--id, --version, --currency)
  schema                               the JSON Schema of a quiz

Each input is a file of JSON, or of JSON a line (.jsonl); "-" is standard input. Inputs that are not named are read
from one JSON object on standard input. The answer is JSON on standard output.
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

const run = (): void => {
  const { values, positionals } = read();
  const [name = ''] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (values.help) {
    process.stdout.write(usage);
    return;
  }
  if (!command) throw new AppError('invalid', name ? `There is no command "${name}".\n\n${usage}` : usage);
  const given = values as Record<string, string | undefined>;
  const folder = given.data;
  const files =
    folder === undefined
      ? given
      : { ...given, catalogue: join(folder, 'catalogue.jsonl'), sessions: join(folder, 'sessions.jsonl') };
  let piped: string | undefined;
  const stdin = () => {
    piped ??= readFileSync(0, 'utf8');
    return piped;
  };
  const answer = command(createInput({ files, stdin }), given);
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
};

try {
  run();
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  const { code, message, issues } = error;
  process.stderr.write(`${message}\n`);
  if (issues.length > 0) process.stderr.write(`${JSON.stringify({ code, issues }, null, 2)}\n`);
  process.exitCode = 1;
}
