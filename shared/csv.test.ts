import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it('writes a header and rows, marked as UTF-8, with what needs it in quotes', () => {
  const rows = [
    ['Question', 'Shown'],
    ['Which "ground"?', 12],
    ['One, two\nthree', null],
    ['Café', 0.25],
  ];
  expect(toCsv(rows)).toBe(
    '\uFEFFQuestion,Shown\r\n"Which ""ground""?",12\r\n"One, two\nthree",\r\nCafé,0.25\r\n',
  );
});

it('leaves nothing that a spreadsheet would run, and numbers as they are', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])
    expect(toCsv([[text]])).toMatch(/^\uFEFF"?'/);
  expect(toCsv([[-5, 0]])).toBe('\uFEFF-5,0\r\n');
});

it('a cell never spills into the next, whatever it holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const [, cell = ''] = /^\uFEFF([\s\S]*),1\r\n$/.exec(toCsv([[text, 1]])) ?? [];
      const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
      expect([text, `'${text}`]).toContain(read);
      expect(read).not.toMatch(/^\s*[=+\-@\t\r]/);
    }),
  );
});
