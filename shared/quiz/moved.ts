/**
 * Which of the ids that stand in both lists were moved: the fewest that, taken out of both, leave the same order.
 * Patience sorting, O(n log n).
 * @param before each id once
 * @param after each id once
 */
export const movedIn = (before: string[], after: string[]): string[] => {
  const places = new Map(before.map((id, index) => [id, index]));
  const common = after.filter((id) => places.has(id));
  /** Per length of a rising run: the id it ends with, whose place is the lowest possible. */
  const ends: string[] = [];
  const previous = new Map<string, string | undefined>();
  const placeOf = (id: string | undefined) => places.get(id ?? '') ?? -1;
  for (const id of common) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (placeOf(ends[middle]) < placeOf(id)) low = middle + 1;
      else high = middle;
    }
    previous.set(id, ends[low - 1]);
    ends[low] = id;
  }
  const stayed = new Set<string>();
  for (let id = ends.at(-1); id !== undefined; id = previous.get(id)) stayed.add(id);
  return common.filter((id) => !stayed.has(id));
};
