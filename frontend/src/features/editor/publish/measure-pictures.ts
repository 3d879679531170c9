import type { Measured } from '#shared/quiz/gate.ts';

/** Milliseconds after which a picture is left unjudged: it may be the merchant's own connection. */
const patience = 4000;

const measure = (src: string): Promise<Measured | undefined> =>
  new Promise((resolve) => {
    const picture = new Image();
    const settle = (measured: Measured | undefined) => {
      picture.onload = picture.onerror = null;
      resolve(measured);
    };
    picture.onload = () => settle({ width: picture.naturalWidth, height: picture.naturalHeight });
    picture.onerror = () => settle(null);
    setTimeout(() => settle(undefined), patience);
    picture.src = src;
  });

/** How large pictures are, by address; those that take too long are left out. */
export const measurePictures = async (addresses: string[]): Promise<Map<string, Measured>> => {
  const all = [...new Set(addresses)];
  const sizes = await Promise.all(all.map(measure));
  return new Map(
    all.flatMap((src, index) => {
      const measured = sizes[index];
      return measured === undefined ? [] : [[src, measured] as const];
    }),
  );
};
