import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readData } from './data.ts';
import { quality } from './quality.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bench-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const write = (name: string, lines: unknown[]) =>
  writeFileSync(
    join(folder, name),
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  );

const products = [
  {
    id: 'a',
    title: 'Blue lamp',
    description: '',
    vendor: '',
    productType: 'Lamp',
    tags: ['Blue'],
    price: 10,
  },
  { id: 'b', title: 'Chair', description: '', vendor: '', productType: 'Chair', tags: ['Blue'] },
];
const session = {
  id: 's',
  freeText: '',
  answers: [{ question: 'What?', kind: 'type', options: ['Lamp', 'Chair'], selected: ['Lamp'] }],
  grades: { a: 3 },
};

test('hidden fields are empty', () => {
  write('catalogue.jsonl', products);
  write('sessions.jsonl', [session]);
  const { products: read } = readData(folder, ['tags', 'price']);
  expect(read[0]).toEqual({
    id: 'a',
    title: 'Blue lamp',
    description: '',
    vendor: '',
    productType: 'Lamp',
    tags: [],
  });
});

test('a faulty line is reported with its number', () => {
  write('catalogue.jsonl', [products[0], '{broken']);
  expect(() => readData(folder, [])).toThrow(/line 2/);
});

test('sessions are ranked and measured', () => {
  write('catalogue.jsonl', products);
  write('sessions.jsonl', [session]);
  expect(quality(folder, [])).toMatchObject({ products: 2, sessions: 1, ndcg10: 1, p1: 1, recall10: 1 });
});

test('what is missing, unknown or of another kind is left out', () => {
  write('catalogue.jsonl', [
    ...products,
    { id: 'c', title: null, tags: 'Blue', price: '3' },
    { id: '__proto__' },
  ]);
  write('sessions.jsonl', [
    { id: 'bare' },
    { id: 'nulls', answers: null, freeText: null, grades: null },
    { id: 'odd', answers: [null, 1, {}, { kind: 'weird', selected: ['Blue', 7] }], grades: { a: 'x', b: 9 } },
    { id: 'list', answers: { kind: 'type' }, grades: [1] },
    { id: 'names', answers: [{ question: '__proto__', kind: 'constructor', selected: ['toString'] }] },
  ]);
  const measured = quality(folder, ['tags', 'productType']);
  expect(measured).toMatchObject({ products: 4, sessions: 5 });
  for (const figure of Object.values(measured)) expect(figure).not.toBeNaN();
});
