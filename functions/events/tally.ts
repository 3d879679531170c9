import type { Addition, Fact, Row } from './facts.ts';

/** Items that one transaction of DynamoDB may touch. */
const mostItems = 100;

const keyOf = (row: Row): string => JSON.stringify(row);

/** Each fact once, however often it was sent. */
export const distinct = (facts: Fact[]): Fact[] => [
  ...new Map(facts.map((fact) => [`${fact.quizId} ${fact.session} ${fact.mark}`, fact])).values(),
];

/** Splits facts so that the marks and rows of each group fit into one transaction. */
export function grouped(facts: Fact[]): Fact[][] {
  const groups: Fact[][] = [];
  let items = new Set<string>();
  for (const fact of facts) {
    const needed = fact.adds.map(({ row }) => keyOf(row));
    const group = groups.at(-1);
    const together = new Set([...items, ...needed]);
    if (group && group.length + 1 + together.size <= mostItems) {
      group.push(fact);
      items = together;
    } else {
      groups.push([fact]);
      items = new Set(needed);
    }
  }
  return groups;
}

export interface Sum {
  row: Row;
  counts: Partial<Record<Addition['counter'], number>>;
}

/** What the facts add up to, each row once. */
export function summed(facts: Fact[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { row, counter } of facts.flatMap(({ adds }) => adds)) {
    const sum = sums.get(keyOf(row)) ?? { row, counts: {} };
    sum.counts[counter] = (sum.counts[counter] ?? 0) + 1;
    sums.set(keyOf(row), sum);
  }
  return [...sums.values()];
}
