import { createHash } from 'node:crypto';
import { conditionFailed } from '#functions/db/faults.ts';
import type { Db } from '#functions/db/index.ts';
import type { Actor } from '#functions/lib/call.ts';
import type { System } from '#functions/lib/system.ts';
import { type Files, pictureKey } from '#functions/ports/files/files.ts';
import type { UploadedPicture } from '#shared/api/pictures.ts';
import { AppError } from '#shared/errors.ts';
import { toId } from '#shared/model/ids.ts';
import { pictureLimits } from '#shared/model/picture.ts';
import { readJpeg } from './jpeg.ts';
import type { Still } from './still.ts';
import { readWebp } from './webp.ts';

interface PictureDeps {
  db: Db;
  system: Pick<System, 'now'>;
  files: Files;
  /** Where the product is. */
  origin: string;
}

type PictureItem = NonNullable<Awaited<ReturnType<typeof find>>>;

/** An address never gets other bytes: they are in its name. */
const forever = 'public, max-age=31536000, immutable';

const find = async (db: Db, key: { shopId: string; pictureId: string }) =>
  (await db.picture.get(key).go({ consistent: true })).data;

/** What was sent, as it will be stored. @throws AppError unprocessable, too_large */
function read(file: Buffer): Still {
  if (file.length > pictureLimits.bytes) {
    throw new AppError('too_large', 'The picture has more than 1 MB. Make it smaller and send it again.');
  }
  const still = readWebp(file) ?? readJpeg(file);
  if (!still || still.width === 0 || still.height === 0) {
    throw new AppError('unprocessable', 'This is not a picture in WebP or JPEG. Choose another file.');
  }
  if (Math.max(still.width, still.height) > pictureLimits.side) {
    throw new AppError(
      'too_large',
      'The picture is more than 1600 pixels wide or high. Make it smaller and send it again.',
    );
  }
  return still;
}

/** Takes room for a picture. When what follows is cut off, there is a place too few, and never one too many. */
async function takeRoom(db: Db, shopId: string, size: number): Promise<void> {
  try {
    await db.pictureTotal
      .upsert({ shopId })
      .add({ count: 1, bytes: size })
      .where(
        ({ count, bytes }, { notExists, lt, lte }) =>
          `${notExists(count)} OR (${lt(count, pictureLimits.count)} AND ${lte(bytes, pictureLimits.total - size)})`,
      )
      .go();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
    const message = 'Your shop has no room for more pictures. Choose one that was uploaded before.';
    throw new AppError('unprocessable', message, {
      issues: [{ path: 'data', message: 'does not fit any more', code: 'noRoom' }],
      cause: error,
    });
  }
}

async function note(
  { db, system }: PictureDeps,
  shopId: string,
  pictureId: string,
  still: Still,
): Promise<PictureItem> {
  const { type, width, height, bytes } = still;
  const size = bytes.length;
  await takeRoom(db, shopId, size);
  try {
    const item = { shopId, pictureId, type, width, height, bytes: size };
    return (await db.picture.create({ ...item, createdAt: system.now().toISOString() }).go()).data;
  } catch (error) {
    const before = conditionFailed(error) ? await find(db, { shopId, pictureId }) : null;
    if (!before) throw error;
    // It was sent twice at once, and needs its room once.
    await db.pictureTotal.update({ shopId }).add({ count: -1, bytes: -size }).go();
    return before;
  }
}

const told = (origin: string, item: PictureItem): UploadedPicture => ({
  id: item.pictureId,
  url: `${origin}/${pictureKey(item)}`,
  width: item.width,
  height: item.height,
  createdAt: item.createdAt,
});

/**
 * Stores a picture. It is noted before its file is written, so that whoever erases the shop finds every file; the same
 * picture sent again writes the file again, and takes no more room.
 * @param file as it was sent: what it is, is read from it
 * @throws AppError unprocessable when it is no picture or there is no room, too_large
 */
export async function uploadPicture(
  deps: PictureDeps,
  { shopId }: Actor,
  file: Buffer,
): Promise<UploadedPicture> {
  const still = read(file);
  const pictureId = toId('picture', createHash('sha256').update(still.bytes).digest('hex').slice(0, 32));
  const item = (await find(deps.db, { shopId, pictureId })) ?? (await note(deps, shopId, pictureId, still));
  await deps.files.write(pictureKey(item), still.bytes, forever, still.type);
  return told(deps.origin, item);
}

/** The pictures of the shop, newest first. */
export async function listPictures(
  { db, origin }: PictureDeps,
  { shopId }: Actor,
): Promise<UploadedPicture[]> {
  const { data } = await db.picture.query.byShop({ shopId }).go({ pages: 'all', consistent: true });
  return data
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, pictureLimits.count)
    .map((item) => told(origin, item));
}
