import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eachOf } from './each-of.ts';

it('does each once, never more at a time than allowed, and tells what failed', async () => {
  const cases = fc.asyncProperty(
    fc.uniqueArray(fc.nat(50), { maxLength: 30 }),
    fc.integer({ min: 1, max: 5 }),
    async (items, atOnce) => {
      let running = 0;
      let most = 0;
      const done: number[] = [];
      const failed = await eachOf(items, atOnce, async (item) => {
        most = Math.max(most, ++running);
        await Promise.resolve();
        running--;
        if (item % 3 === 0) throw new Error(String(item));
        done.push(item);
      });
      expect(most).toBeLessThanOrEqual(atOnce);
      expect([...done, ...failed.map(({ item }) => item)].sort()).toEqual(items.toSorted());
    },
  );
  await fc.assert(cases);
});
