import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { listed } from './answer-rows.ts';
import { csvOf, type FigureColumn, tableColumns } from './columns.ts';

const intl = createIntl({ locale: 'en', onError: () => undefined });
const label = (id: string) => ({ id, defaultMessage: id });
const columns: FigureColumn<{ name: string; count: number; rate: number | null }>[] = [
  { label: label('Name'), of: ({ name }) => name },
  { label: label('Count'), of: ({ count }) => count },
  { label: label('Rate'), of: ({ rate }) => rate, share: true },
];
const rows = [
  { name: '=cmd', count: 1234, rate: 1 / 3 },
  { name: 'None', count: 0, rate: null },
];

it('table and file show the same rows, each in its own way', () => {
  const shown = rows.map((row) => tableColumns(intl, columns).map(({ cell }) => cell(row)));
  expect(shown).toEqual([
    ['=cmd', '1,234', '33.3%'],
    ['None', '0', '–'],
  ]);
  expect(csvOf(intl, columns, rows)).toBe('\uFEFFName,Count,Rate\r\n"\'=cmd",1234,0.3333\r\nNone,0,\r\n');
});

it('puts answers into words: labels, numbers, money, consent, and own words last', () => {
  const question = { question: 'q', title: 'How much?', answered: 4, written: 1 };
  const words = (type: Parameters<typeof listed>[1]['type'], choices: object[]) =>
    listed(intl, { ...question, type, choices: choices as never }, 'EUR').map(({ answer, share }) => [
      answer,
      share,
    ]);
  expect(words('single', [{ label: 'A little', count: 3 }])).toEqual([
    ['A little', 0.75],
    ['In own words', 0.25],
  ]);
  expect(
    words('number', [
      { from: 1, to: 1, count: 1 },
      { from: 2, to: 5, count: 2 },
    ]).slice(0, 2),
  ).toEqual([
    ['1', 0.25],
    ['2 – 5', 0.5],
  ]);
  expect(words('priceRange', [{ from: 50, to: 100, count: 4 }])[0]).toEqual(['Up to €100.00', 1]);
  expect(
    words('consent', [
      { given: true, count: 2 },
      { given: false, count: 2 },
    ]).slice(0, 2),
  ).toEqual([
    ['Agreed', 0.5],
    ['Declined', 0.5],
  ]);
});
