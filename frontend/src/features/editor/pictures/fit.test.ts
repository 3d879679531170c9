import { describe, expect, it } from 'vitest';
import { pictureLimits } from '#shared/model/picture.ts';
import { type Attempt, attempts, fitted, refuseLarge, writeSmall } from './fit.ts';

describe('a picture', () => {
  it.each([
    ['wide', { width: 4000, height: 3000 }, { width: 1600, height: 1200 }],
    ['high', { width: 1000, height: 4000 }, { width: 400, height: 1600 }],
    ['as large as may be', { width: 1600, height: 1600 }, { width: 1600, height: 1600 }],
    ['small', { width: 24, height: 16 }, { width: 24, height: 16 }],
    ['a line', { width: 9000, height: 2 }, { width: 1600, height: 1 }],
  ])('that is %s fits, in its own proportions', (_, size, fits) => {
    expect(fitted(size, pictureLimits.side)).toEqual(fits);
  });

  it('made of lines is drawn as large as may be', () => {
    expect(fitted({ width: 24, height: 16 }, 1200, true)).toEqual({ width: 1200, height: 800 });
  });

  it('of more than the limit is not opened', () => {
    expect(() => refuseLarge({ size: pictureLimits.original })).not.toThrow();
    expect(() => refuseLarge({ size: pictureLimits.original + 1 })).toThrow('tooLarge');
  });
});

describe('writing', () => {
  const blob = (size: number) => new Blob(['x'.repeat(size)]);

  it('keeps the first file that is small enough', async () => {
    const tried: Attempt[] = [];
    const sizes = [30, 20, 10, 5];
    const file = await writeSmall(async (attempt) => {
      tried.push(attempt);
      return blob(sizes[tried.length - 1] ?? 0);
    }, 20);
    expect(file.size).toBe(20);
    expect(tried).toEqual(attempts.slice(0, 2));
  });

  it('gives up on what stays too large, and on what the browser cannot write', async () => {
    await expect(writeSmall(async () => blob(21), 20)).rejects.toMatchObject({ why: 'tooLarge' });
    await expect(writeSmall(async () => null)).rejects.toMatchObject({ why: 'notPicture' });
  });

  it('never makes a picture larger or better from one attempt to the next', () => {
    for (const [index, { side, quality }] of attempts.entries()) {
      const next = attempts[index + 1];
      if (next) expect(next.side * next.quality).toBeLessThan(side * quality);
      expect(side).toBeLessThanOrEqual(pictureLimits.side);
    }
  });
});
