/** What was counted of one of two versions: sessions that started, and those of them that did what is compared. */
export interface Arm {
  started: number;
  reached: number;
}

/** Below this many sessions an arm says next to nothing, whatever the difference. */
export const fewest = 100;

/**
 * What two arms prove: nothing yet with few sessions; `chance` when a difference as large would often come by itself;
 * else the arm that is better. Two-proportion z-test, pooled, two-sided at 95%:
 * https://www.itl.nist.gov/div898/handbook/prc/section3/prc33.htm
 */
export const verdictOf = (a: Arm, b: Arm): 'few' | 'chance' | 'a' | 'b' => {
  if (Math.min(a.started, b.started) < fewest) return 'few';
  const [rateA, rateB] = [a, b].map(({ started, reached }) => Math.min(1, reached / started)) as [
    number,
    number,
  ];
  const pooled = Math.min(1, (a.reached + b.reached) / (a.started + b.started));
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / a.started + 1 / b.started));
  if (error === 0 || Math.abs(rateA - rateB) / error < 1.96) return 'chance';
  return rateA > rateB ? 'a' : 'b';
};
