/** Words shorter than this are not corrected: too many others are one letter away. */
const shortest = 4;
/** Corrections tried for one word. */
const most = 4;

/** Whether two words differ by one letter added, left out, changed, or swapped with the next; equal words do not. */
export const isOneEdit = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || a === b) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from++;
  if (short.length < long.length) return short.slice(from) === long.slice(from + 1);
  if (short.slice(from + 1) === long.slice(from + 1)) return true;
  return (
    short[from] === long[from + 1] &&
    short[from + 1] === long[from] &&
    short.slice(from + 2) === long.slice(from + 2)
  );
};

/**
 * Terms of the index one edit away from a word that is not in it, those with the same first letter first.
 * Words with digits are names of models: they are not corrected.
 */
export const nearby = (terms: ReadonlyMap<string, number>, word: string): number[] => {
  if (word.length < shortest || word.length > 40 || /\d/.test(word)) return [];
  const found: { number: number; rank: number }[] = [];
  for (const [term, number] of terms)
    if (Math.abs(term.length - word.length) <= 1 && isOneEdit(term, word))
      found.push({ number, rank: Number(term[0] !== word[0]) });
  return found
    .sort((a, b) => a.rank - b.rank || a.number - b.number)
    .slice(0, most)
    .map(({ number }) => number);
};
