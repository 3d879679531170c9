/** How large pictures may be that merchants upload, and how many a shop has room for. */
export const pictureLimits = {
  /** Pixels on the longer side: what a quiz shows, at twice the density of a plain screen and some more. */
  side: 1600,
  /** Bytes of one picture as it is stored. */
  bytes: 1_000_000,
  /** Pixels on the longer side of the small one that lists show, and its bytes. */
  small: { side: 320, bytes: 60_000 },
  /** Bytes of the file that a merchant chooses; the browser makes it smaller. */
  original: 20_000_000,
  /** Pictures of a shop. */
  count: 500,
  /** Bytes of all pictures of a shop. */
  total: 200_000_000,
};

/** What pictures are stored as; never as anything that could hold a script. */
export const pictureTypes = ['webp', 'jpeg'] as const;
export type PictureType = (typeof pictureTypes)[number];
