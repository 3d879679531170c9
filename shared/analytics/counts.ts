/** What is counted of sessions; each session adds at most one to each. Every figure is made of these. */
export const measures = ['viewed', 'started', 'completed', 'converted', 'lead'] as const;
type Measure = (typeof measures)[number];

/**
 * - `viewed`: the quiz was on the screen.
 * - `started`: the first answer was given, or the first Next pressed. A session that started is *a quiz session*.
 * - `completed`: the results were reached.
 * - `converted`: something of the results was put into the cart.
 * - `lead`: an e-mail address or a telephone number was given.
 */
export type Counts = Record<Measure, number>;

/** What rows add up to. */
export const sum = (rows: Iterable<Counts>): Counts => {
  const total: Counts = { viewed: 0, started: 0, completed: 0, converted: 0, lead: 0 };
  for (const row of rows) for (const measure of measures) total[measure] += row[measure];
  return total;
};

/** Sums the rows of each group, in the order in which groups first appear. */
export function sumBy<Row extends Counts, Key>(rows: Row[], keyOf: (row: Row) => Key): Map<Key, Counts> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return new Map([...groups].map(([key, group]) => [key, sum(group)]));
}
