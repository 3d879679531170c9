import type { PictureType } from '#shared/model/picture.ts';

/** A picture that does not move: what its bytes say it is, and the bytes without what tells about its maker. */
export interface Still {
  type: PictureType;
  width: number;
  height: number;
  bytes: Buffer;
}
