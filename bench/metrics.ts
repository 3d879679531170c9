/** Grades 0 to 3 of a session's products, by id. */
export type Grades = Record<string, number>;

const gainOf = (grades: readonly number[]): number =>
  grades.slice(0, 10).reduce((sum, grade, rank) => sum + grade / 3 / Math.log2(rank + 2), 0);

const grade = (grades: Grades, id: string): number => (Object.hasOwn(grades, id) ? (grades[id] ?? 0) : 0);

const ideal = (grades: Grades): number => gainOf(Object.values(grades).toSorted((a, b) => b - a));

/** nDCG@10 with linear gain; products nobody judged count as 0. */
export const ndcg = (ranked: readonly string[], grades: Grades): number => {
  const best = ideal(grades);
  return best === 0 ? 0 : gainOf(ranked.slice(0, 10).map((id) => grade(grades, id))) / best;
};

/** The same over judged products only. */
export const judgedNdcg = (ranked: readonly string[], grades: Grades): number =>
  ndcg(
    ranked.filter((id) => Object.hasOwn(grades, id)),
    grades,
  );

/** 1 when the first product has at least grade 2. */
export const hitAt1 = (ranked: readonly string[], grades: Grades): number =>
  Number(ranked[0] !== undefined && grade(grades, ranked[0]) >= 2);

/** Share of the products with grade 2 or 3 among the first ten; null when there are none. */
export const recall10 = (ranked: readonly string[], grades: Grades): number | null => {
  const good = Object.entries(grades).filter(([, value]) => value >= 2);
  if (good.length === 0) return null;
  const shown = new Set(ranked.slice(0, 10));
  return good.filter(([id]) => shown.has(id)).length / good.length;
};

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The value below which the given share of the values lies. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
};
