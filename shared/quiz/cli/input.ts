import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { AppError, issuesOf } from '#shared/errors.ts';

/** What a command line gave: named files, and what was on standard input. */
export interface Given {
  /** Name → path of a file; `-` is standard input. */
  files: Record<string, string | undefined>;
  stdin(): string;
}

const readText = (path: string, given: Given): string => {
  if (path === '-') return given.stdin();
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new AppError('not_found', `Cannot read ${path}. Check the path.`, { cause });
  }
};

const parsed = (text: string, where: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid', `${where} is not JSON: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
};

const parsedLines = (text: string, where: string): unknown[] =>
  text
    .split('\n')
    .flatMap((line, i) => (line.trim() === '' ? [] : [parsed(line, `${where}, line ${i + 1},`)]));

/** JSON, or one value a line: by the name `.jsonl`, or where two objects each fill a line. */
const readJson = (path: string, given: Given): unknown => {
  const text = readText(path, given);
  const where = path === '-' ? 'Standard input' : path;
  const byLine = path.endsWith('.jsonl') || /^\s*\{[^\n]*\}\s*\n\s*\{/.test(text);
  return byLine ? parsedLines(text, where) : parsed(text, where);
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Runs what reads an input, and puts the input's name before the path of each fault. */
export const named = <T>(name: string, read: () => T): T => {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    const faults = cause.issues.length > 0 ? cause.issues : [{ path: '', message: cause.message }];
    const issues = faults.map((one) => ({ ...one, path: [name, one.path].filter(Boolean).join('.') }));
    throw new AppError(cause.code, `"${name}" has faults.`, { issues, cause });
  }
};

/**
 * Reads inputs by name: each from its own file (`--name path`), and those not named so from one JSON object on
 * standard input.
 */
export const createInput = (given: Given) => {
  let rest: Record<string, unknown> | undefined;
  const fromStdin = (name: string): unknown => {
    if (!rest) {
      const text = given.stdin();
      const value = text.trim() === '' ? {} : parsed(text, 'Standard input');
      if (!isRecord(value))
        throw new AppError(
          'invalid',
          `Give --${name} <file>, or one JSON object with "${name}" on standard input.`,
        );
      // An exported quiz by itself is what most have at hand.
      rest = 'format' in value && 'questions' in value ? { quiz: value } : value;
    }
    return Object.hasOwn(rest, name) ? rest[name] : undefined;
  };
  return {
    /** Whether it was given. */
    has: (name: string): boolean =>
      given.files[name] !== undefined || (!given.files.sessions && fromStdin(name) !== undefined),
    /** @throws AppError `invalid` when it is missing, or not of the schema, with the paths */
    read: <T>(name: string, schema: z.ZodType<T>): T => {
      const path = given.files[name];
      const value = path === undefined ? fromStdin(name) : readJson(path, given);
      if (value === undefined && !schema.safeParse(undefined).success)
        throw new AppError(
          'invalid',
          `"${name}" is missing. Give --${name} <file>, or put it on standard input.`,
        );
      return named(name, () => {
        const read = schema.safeParse(value);
        if (read.success) return read.data;
        throw new AppError('invalid', 'It has faults.', { issues: issuesOf(read.error) });
      });
    },
  };
};

export type Input = ReturnType<typeof createInput>;

/** Any JSON: what reads it checks it. */
export const anything = z.unknown().refine((value) => value !== undefined);
