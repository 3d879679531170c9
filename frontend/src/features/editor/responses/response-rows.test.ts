import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCsv } from '#shared/csv.ts';
import type { ResponseSummary } from '#shared/model/response.ts';
import { responseRows } from './response-rows.ts';

const headings = { id: 'Id', completedAt: 'When', version: 'V', language: 'L', products: 'P' };
const response = (path: [string, string, string][], titles: string[] = []): ResponseSummary => ({
  id: 'resp_1',
  version: 3,
  locale: 'nl',
  path: path.map(([question, title, answer]) => ({ question, title, answer })),
  results: titles.map((title) => ({
    slot: 'best',
    productId: title,
    title,
    price: 1,
    currency: 'EUR',
    score: 1,
    reason: '',
  })),
  completedAt: '2026-11-20T12:00:00.000Z',
  receivedAt: '2026-11-20T12:00:00.000Z',
});

it('has a column for each question that was asked, by its newest name', () => {
  const rows = responseRows(
    [
      response([['a', 'New name', 'x']], ['Fox', 'Owl']),
      response([
        ['a', 'Old name', 'y'],
        ['b', 'Other', 'z'],
      ]),
    ],
    headings,
  );
  expect(rows[0]).toEqual(['Id', 'When', 'V', 'L', 'New name', 'Other', 'P']);
  expect(rows[1]?.slice(4)).toEqual(['x', null, 'Fox; Owl']);
  expect(rows[2]?.slice(4)).toEqual(['y', 'z', '']);
});

it('is as wide in each row, whatever was asked', () => {
  const path = fc.array(fc.tuple(fc.string(), fc.string(), fc.string()), { maxLength: 5 });
  fc.assert(
    fc.property(fc.array(path, { maxLength: 10 }), (paths) => {
      const rows = responseRows(
        paths.map((one) => response(one)),
        headings,
      );
      expect(new Set(rows.map((row) => row.length)).size).toBe(1);
    }),
  );
});

it('runs nothing in a spreadsheet that a shopper typed', () => {
  const csv = toCsv(responseRows([response([['a', 'Name?', '=HYPERLINK("http://x")']])], headings));
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
});
