import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Matchable } from '../shared/catalogue/match.ts';
import type { Session } from '../shared/catalogue/session.ts';
import type { Grades } from './metrics.ts';

interface JudgedSession extends Session {
  id: string;
  grades: Grades;
}

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a file of one JSON object a line; a fault is reported with its line. */
const readLines = (file: string): Json[] => {
  if (!existsSync(file)) throw new Error(`${file} is not there. Give the folder that holds it with --data.`);
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line.trim() === '') return [];
      try {
        const value: unknown = JSON.parse(line);
        if (isJson(value)) return [value];
      } catch (error) {
        throw new Error(`${file}, line ${index + 1}: this is not JSON. Correct the line.`, { cause: error });
      }
      throw new Error(`${file}, line ${index + 1}: this is not a JSON object. Correct the line.`);
    });
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

export const hideable = ['title', 'description', 'vendor', 'productType', 'tags', 'price'] as const;
export type Hideable = (typeof hideable)[number];

const productOf = (line: Json, hidden: ReadonlySet<string>): Matchable => {
  const shown = (field: Hideable) => (hidden.has(field) ? undefined : line[field]);
  const price = shown('price');
  return {
    id: String(line.id),
    title: text(shown('title')),
    description: text(shown('description')),
    vendor: text(shown('vendor')),
    productType: text(shown('productType')),
    tags: list(shown('tags')),
    ...(typeof price === 'number' ? { price } : {}),
  };
};

const gradesOf = (value: unknown): Grades =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, grade]) => typeof grade === 'number'))
    : {};

const sessionOf = (line: Json): JudgedSession => ({
  id: text(line.id),
  freeText: text(line.freeText),
  grades: gradesOf(line.grades),
  answers: (Array.isArray(line.answers) ? line.answers : []).filter(isJson).map((answer) => ({
    question: text(answer.question),
    kind: text(answer.kind),
    options: list(answer.options),
    selected: list(answer.selected),
  })),
});

/**
 * Reads `catalogue.jsonl` and `sessions.jsonl` of a folder.
 * @param hidden fields of products to leave empty, to see what is found without them
 */
export const readData = (folder: string, hidden: readonly Hideable[]) => {
  const hide = new Set<string>(hidden);
  return {
    products: readLines(join(folder, 'catalogue.jsonl')).map((line) => productOf(line, hide)),
    sessions: readLines(join(folder, 'sessions.jsonl')).map(sessionOf),
  };
};
