import { createHash } from 'node:crypto';
import { conditionFailed } from '#functions/db/faults.ts';
import type { Db } from '#functions/db/index.ts';
import type { Actor } from '#functions/lib/call.ts';
import { present } from '#functions/lib/present.ts';
import { type System, toSeconds } from '#functions/lib/system.ts';
import { type Files, pictureKey, smallPictureKey } from '#functions/ports/files/files.ts';
import type { UploadedPicture } from '#shared/api/pictures.ts';
import { toId } from '#shared/model/ids.ts';
import { pictureLimits } from '#shared/model/picture.ts';
import { Refusal } from '#shared/refusal.ts';
import { readJpeg } from './jpeg.ts';
import type { Still } from './still.ts';
import { readWebp } from './webp.ts';

export interface PictureDeps {
  db: Db;
  system: Pick<System, 'now'>;
  files: Files;
  /** Where the product is. */
  origin: string;
}

export type PictureItem = NonNullable<Awaited<ReturnType<typeof find>>>;

/** An address never gets other bytes: they are in its name. */
const forever = 'public, max-age=31536000, immutable';

/** What is noted of a picture. */
export const find = async (db: Db, key: { shopId: string; pictureId: string }) =>
  (await db.picture.get(key).go({ consistent: true })).data;

/** The files of a picture. */
export const filesOf = ({ small, ...item }: PictureItem): string[] => [
  pictureKey(item),
  ...(small ? [smallPictureKey({ ...item, small })] : []),
];

const kilobytes = (bytes: number): string => `${bytes / 1000} KB`;

/** What was sent, as it will be stored. @throws AppError unprocessable, too_large */
function read(file: Buffer, most: { side: number; bytes: number } = pictureLimits): Still {
  if (file.length > most.bytes) {
    throw new Refusal('too_large', 'The picture has more than {most}. Make it smaller and send it again.', {
      values: { most: kilobytes(most.bytes) },
    });
  }
  const still = readWebp(file) ?? readJpeg(file);
  if (!still || still.width === 0 || still.height === 0) {
    throw new Refusal('unprocessable', 'This is not a picture in WebP or JPEG. Choose another file.');
  }
  if (Math.max(still.width, still.height) > most.side) {
    throw new Refusal(
      'too_large',
      'The picture is more than {most} pixels wide or high. Make it smaller and send it again.',
      { values: { most: most.side } },
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
    throw new Refusal('unprocessable', message, {
      issues: [{ path: 'data', message: 'does not fit any more', code: 'noRoom' }],
      cause: error,
    });
  }
}

/** A picture as it was sent: the bytes that make it, and those of the small one that lists show. */
interface Read {
  still: Still;
  small: Still | undefined;
}

async function note(
  { db, system }: PictureDeps,
  key: { shopId: string; pictureId: string },
  { still, small }: Read,
): Promise<PictureItem> {
  const { type, width, height } = still;
  const bytes = still.bytes.length + (small?.bytes.length ?? 0);
  await takeRoom(db, key.shopId, bytes);
  try {
    const item = { ...key, type, width, height, bytes, ...present({ small: small?.type }) };
    return (await db.picture.create({ ...item, createdAt: system.now().toISOString() }).go()).data;
  } catch (error) {
    const before = conditionFailed(error) ? await find(db, key) : null;
    if (!before) throw error;
    // It was sent twice at once, and needs its room once.
    await db.pictureTotal.update({ shopId: key.shopId }).add({ count: -1, bytes: -bytes }).go();
    return before;
  }
}

/** A picture that is noted already. A deletion of it that was cut off is taken back. @throws AppError unavailable */
async function keep({ db, system }: PictureDeps, item: PictureItem): Promise<PictureItem> {
  const { shopId, pictureId, goesUntil } = item;
  if (goesUntil === undefined) return item;
  if (goesUntil > toSeconds(system.now())) {
    throw new Refusal('unavailable', 'This picture is being deleted. Upload it again in a moment.');
  }
  await db.picture.patch({ shopId, pictureId }).remove(['goesUntil']).go();
  return item;
}

const told = (origin: string, item: PictureItem): UploadedPicture => ({
  id: item.pictureId,
  url: `${origin}/${pictureKey(item)}`,
  width: item.width,
  height: item.height,
  createdAt: item.createdAt,
  ...(item.small ? { small: `${origin}/${smallPictureKey({ ...item, small: item.small })}` } : {}),
});

/**
 * Stores a picture. It is noted before its files are written, so that whoever erases the shop finds every file; the same
 * picture sent again writes the files again, and takes no more room.
 * @param sent as they came: what they are, is read from them
 * @throws AppError unprocessable when it is no picture or there is no room, too_large, unavailable while it is deleted
 */
export async function uploadPicture(
  deps: PictureDeps,
  { shopId }: Actor,
  sent: { data: Buffer; small?: Buffer },
): Promise<UploadedPicture> {
  const still = read(sent.data);
  const small = sent.small && read(sent.small, pictureLimits.small);
  const pictureId = toId('picture', createHash('sha256').update(still.bytes).digest('hex').slice(0, 32));
  const key = { shopId, pictureId };
  const before = await find(deps.db, key);
  const item = before ? await keep(deps, before) : await note(deps, key, { still, small });
  await deps.files.write(pictureKey(item), still.bytes, forever, still.type);
  // One that was noted with another small one, or none, keeps that.
  if (small && small.type === item.small)
    await deps.files.write(smallPictureKey({ ...item, small: small.type }), small.bytes, forever, small.type);
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
