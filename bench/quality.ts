import { createMatcher } from '../shared/catalogue/match.ts';
import { type Hideable, readData } from './data.ts';
import { usedMB } from './memory.ts';
import { hitAt1, judgedNdcg, mean, ndcg, percentile, recall10 } from './metrics.ts';

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Ranks every session of a folder with the product's own matcher, and compares with the judgements. */
export const quality = (folder: string, hidden: readonly Hideable[]) => {
  const { products, sessions } = readData(folder, hidden);
  const before = usedMB();
  const start = performance.now();
  const matcher = createMatcher(products);
  const buildMs = performance.now() - start;
  const heapMB = usedMB() - before;
  const times: number[] = [];
  const ranked = sessions.map((session) => {
    const from = performance.now();
    // Unjudged products are skipped in one of the metrics, which therefore needs more than ten.
    const matches = matcher.rank(session, 200);
    times.push(performance.now() - from);
    return { grades: session.grades, ids: matches.map(({ product }) => products[product]?.id ?? '') };
  });
  return {
    products: products.length,
    sessions: sessions.length,
    ndcg10: round(mean(ranked.map(({ ids, grades }) => ndcg(ids, grades))), 4),
    judgedNdcg10: round(mean(ranked.map(({ ids, grades }) => judgedNdcg(ids, grades))), 4),
    p1: round(mean(ranked.map(({ ids, grades }) => hitAt1(ids, grades))), 4),
    recall10: round(mean(ranked.flatMap(({ ids, grades }) => recall10(ids, grades) ?? [])), 4),
    buildMs: round(buildMs, 0),
    p50Ms: round(percentile(times, 0.5), 2),
    p95Ms: round(percentile(times, 0.95), 2),
    heapMB: round(heapMB, 1),
  };
};
