import { pictureLimits } from '#shared/model/picture.ts';

interface Size {
  width: number;
  height: number;
}

/**
 * The size at which a picture fits, in its own proportions and in whole pixels.
 * @param most pixels of the longer side
 * @param grow whether a smaller one is made larger, as drawings made of lines can be
 */
export const fitted = ({ width, height }: Size, most: number, grow = false): Size => {
  const wanted = most / Math.max(width, height);
  const scale = grow ? wanted : Math.min(1, wanted);
  const pixels = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: pixels(width), height: pixels(height) };
};

/** How a picture is written: pixels of the longer side, and quality from 0 to 1. */
export interface Attempt {
  side: number;
  quality: number;
}

/** One after another until the file is small enough; the first is what most photographs take. */
export const attempts: readonly Attempt[] = [
  { side: pictureLimits.side, quality: 0.85 },
  { side: pictureLimits.side, quality: 0.7 },
  { side: 1200, quality: 0.7 },
  { side: 800, quality: 0.6 },
];

/** As `attempts`, for the small one that lists show. */
export const smallAttempts: readonly Attempt[] = [
  { side: pictureLimits.small.side, quality: 0.75 },
  { side: pictureLimits.small.side, quality: 0.5 },
  { side: pictureLimits.small.side / 2, quality: 0.5 },
];

/** A picture as it is uploaded. */
export interface Shrunk {
  picture: Blob;
  /** For lists; left out where the picture itself is as small. */
  small?: Blob;
}

/** Why a picture cannot be uploaded, before anything is sent. */
export class PictureFault extends Error {
  readonly why: 'notPicture' | 'tooLarge';

  constructor(why: PictureFault['why'], options?: ErrorOptions) {
    super(why, options);
    this.why = why;
  }
}

/** @throws PictureFault when the file is too large to be read */
export const refuseLarge = ({ size }: { size: number }): void => {
  if (size > pictureLimits.original) throw new PictureFault('tooLarge');
};

/**
 * Writes a picture so that it may be uploaded.
 * @param write makes the file of one attempt; null when the browser cannot
 * @throws PictureFault when it cannot be made small enough
 */
export const writeSmall = async (
  write: (attempt: Attempt) => Promise<Blob | null>,
  most: number = pictureLimits.bytes,
  ways: readonly Attempt[] = attempts,
): Promise<Blob> => {
  for (const attempt of ways) {
    const file = await write(attempt);
    if (!file) throw new PictureFault('notPicture');
    if (file.size <= most) return file;
  }
  throw new PictureFault('tooLarge');
};
