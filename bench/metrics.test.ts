import { expect, test } from 'vitest';
import { hitAt1, judgedNdcg, ndcg, percentile, recall10 } from './metrics.ts';

const grades = { a: 3, b: 2, c: 0 };

test('the best order has an nDCG of 1, and what nobody judged counts as a miss', () => {
  expect(ndcg(['a', 'b', 'c'], grades)).toBe(1);
  expect(ndcg(['b', 'a'], grades)).toBeLessThan(1);
  expect(ndcg(['x', 'a', 'b'], grades)).toBeLessThan(1);
  expect(judgedNdcg(['x', 'a', 'b'], grades)).toBe(1);
  expect(ndcg(['a'], {})).toBe(0);
});

test('linear gain: a grade of 3 first and nothing else out of 3 and 2', () => {
  expect(ndcg(['a'], grades)).toBeCloseTo(1 / (1 + 2 / 3 / Math.log2(3)));
});

test('first product, recall and percentiles', () => {
  expect(hitAt1(['b'], grades)).toBe(1);
  expect(hitAt1(['c'], grades)).toBe(0);
  expect(hitAt1(['constructor'], grades)).toBe(0);
  expect(recall10(['a'], grades)).toBe(0.5);
  expect(recall10(['a'], { c: 0 })).toBeNull();
  expect(percentile([4, 1, 3, 2], 0.5)).toBe(2);
  expect(percentile([4, 1, 3, 2], 0.95)).toBe(4);
});
