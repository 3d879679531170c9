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

/** A file of JSON, or of one value a line where its name ends in `.jsonl`. */
const readJson = (path: string, given: Given): unknown => {
  const text = readText(path, given);
  if (!path.endsWith('.jsonl')) return parsed(text, path === '-' ? 'Standard input' : path);
  const lines = text.split('\n').map((line, i) => ({ line, where: `${path}, line ${i + 1},` }));
  return lines.filter(({ line }) => line.trim() !== '').map(({ line, where }) => parsed(line, where));
};

/**
 * Reads inputs by name: each from its own file (`--name path`), and those not named so from one JSON object on
 * standard input.
 */
export const createInput = (given: Given) => {
  let rest: Record<string, unknown> | undefined;
  const fromStdin = (name: string): unknown => {
    if (!rest) {
      const value = parsed(given.stdin(), 'Standard input');
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        throw new AppError(
          'invalid',
          `Give --${name} <file>, or one JSON object with "${name}" on standard input.`,
        );
      rest = value as Record<string, unknown>;
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
      const read = schema.safeParse(value);
      if (read.success) return read.data;
      const issues = issuesOf(read.error).map((issue) => ({
        ...issue,
        path: [name, issue.path].filter(Boolean).join('.'),
      }));
      throw new AppError('invalid', `"${name}" has faults. See the paths.`, { issues });
    },
  };
};

export type Input = ReturnType<typeof createInput>;

/** Any JSON: what reads it checks it. */
export const anything = z.unknown().refine((value) => value !== undefined);
