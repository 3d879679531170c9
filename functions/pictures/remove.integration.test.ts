import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Db } from '#functions/db/index.ts';
import type { Actor } from '#functions/lib/call.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { memoryFiles, stillSystem } from '#functions/testing/fakes.ts';
import { merchantWith } from '#functions/testing/merchant.ts';
import { listPictures, uploadPicture } from './pictures.ts';
import { removePicture } from './remove.ts';

const system = stillSystem();
const time = '2026-11-20T12:00:00.000Z';
let db: Db;
let actor: Actor;
let files: ReturnType<typeof memoryFiles>;
beforeAll(async () => {
  db = await emptyDb();
});
beforeEach(async () => {
  actor = await merchantWith(db, system);
  files = memoryFiles();
});
const deps = () => ({ db, system, files, origin: 'https://recommend.example' });
const drawn = (r: number, side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: { r, g: 9, b: 9 } } })
    .webp()
    .toBuffer();
const upload = async (r = 1) =>
  uploadPicture(deps(), actor, { data: await drawn(r, 400), small: await drawn(r, 40) });
const total = async () => (await db.pictureTotal.get({ shopId: actor.shopId }).go()).data;
const remove = (id: string, despite = false) => removePicture(deps(), actor, id, despite);

/** As a quiz is packed. */
const packing = (image?: string): Promise<Uint8Array> =>
  promisify(gzip)(JSON.stringify({ questions: [{ id: 'q', image }], texts: 'x'.repeat(500) }));

interface Made {
  name?: string;
  draft?: string;
  /** The pictures of its versions, from the first on. */
  versions?: (string | undefined)[];
  publishedVersion?: number;
  split?: { version: number; share: number };
  schedule?: string;
  deletedAt?: string;
}

async function quizWith({ name = 'Shoes', draft, versions = [], schedule, ...more }: Made) {
  const key = { shopId: actor.shopId, quizId: system.newId('quiz') };
  const about = {
    revision: 1,
    questionCount: 1,
    lastVersion: versions.length,
    createdAt: time,
    updatedAt: time,
  };
  await db.quiz.create({ ...key, name, status: 'published', ...about, ...more }).go();
  await db.quizDraft.create({ ...key, revision: 1, packed: await packing(draft) }).go();
  for (const [at, image] of versions.entries()) {
    const version = { quizVersion: at + 1, revision: 1, publishedAt: time, publishedBy: 'user' };
    await db.quizVersion.create({ ...key, ...version, packed: await packing(image) }).go();
  }
  const chosen = { revision: 1, userId: 'u', accountId: 'a', despite: false, expiresAt: 4e9 };
  if (schedule) await db.quizSchedule.put({ ...key, ...chosen, packed: await packing(schedule) }).go();
}

it('a picture that no quiz shows is deleted with its files, gives its room back, and can be uploaded again', async () => {
  const [gone, stays] = [await upload(40), await upload(200)];
  await quizWith({ draft: stays.url, versions: [stays.url], publishedVersion: 1 });
  const before = await total();
  await remove(gone.id);
  await remove(gone.id);
  expect(await listPictures(deps(), actor)).toEqual([stays]);
  expect([...files.kept.keys()].every((path) => path.includes(stays.id))).toBe(true);
  expect(files.kept.size).toBe(2);
  expect(await total()).toMatchObject({ count: 1 });
  const again = await upload(40);
  expect(again).toEqual(gone);
  expect(files.kept.size).toBe(4);
  expect(await total()).toEqual(before);
});

it.each<[string, (url: string) => Made]>([
  ['in a draft', (url) => ({ draft: url })],
  ['in what is in the shop', (url) => ({ versions: [undefined, url], publishedVersion: 2 })],
  [
    'in a version that is compared',
    (url) => ({ versions: [undefined, url], publishedVersion: 1, split: { version: 2, share: 50 } }),
  ],
  ['in what is published later', (url) => ({ schedule: url })],
])('one that stands %s is not, whatever is wished', async (_, made) => {
  const picture = await upload();
  await quizWith({ name: 'Shoes', ...made(picture.url) });
  await quizWith({ name: 'Gifts' });
  for (const despite of [false, true]) {
    await expect(remove(picture.id, despite)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('“Shoes”'),
      issues: [{ code: 'used', values: { quiz: 'Shoes' } }],
    });
  }
  expect(files.kept.size).toBe(2);
  // It was let go of: the same picture can be sent again at once.
  expect(await upload()).toEqual(picture);
});

it.each<[string, (url: string) => Made]>([
  [
    'a version of before',
    (url) => ({ versions: [url, ...Array.from({ length: 14 }, () => undefined)], publishedVersion: 15 }),
  ],
  [
    'a quiz that was deleted',
    (url) => ({ draft: url, versions: [url], publishedVersion: 1, deletedAt: time }),
  ],
])('one that only %s shows goes when that is wished', async (_, made) => {
  const picture = await upload();
  await quizWith(made(picture.url));
  await expect(remove(picture.id)).rejects.toMatchObject({
    code: 'conflict',
    issues: [{ code: 'earlier', values: { quiz: 'Shoes' } }],
  });
  expect(files.kept.size).toBe(2);
  await remove(picture.id, true);
  expect(files.kept.size).toBe(0);
  expect(await total()).toMatchObject({ count: 0, bytes: 0 });
});

it('an attempt that was cut off is ended by the next; until then the picture is not uploaded anew', async () => {
  const picture = await upload();
  const broken = { ...files, remove: () => Promise.reject(new Error('The bucket does not answer.')) };
  await expect(removePicture({ ...deps(), files: broken }, actor, picture.id, false)).rejects.toThrow();
  await expect(upload()).rejects.toMatchObject({ code: 'unavailable' });
  await remove(picture.id);
  expect(files.kept.size).toBe(0);
  expect(await total()).toMatchObject({ count: 0, bytes: 0 });

  await upload();
  await expect(removePicture({ ...deps(), files: broken }, actor, picture.id, false)).rejects.toThrow();
  system.pass(61);
  await upload();
  expect(await listPictures(deps(), actor)).toHaveLength(1);
  expect(files.kept.size).toBe(2);
  await remove(picture.id);
  expect(await total()).toMatchObject({ count: 0, bytes: 0 });
});

it('deleted by several at once, it gives its room back once; that of another shop stays', async () => {
  const picture = await upload();
  await upload(200);
  const other = await merchantWith(db, system);
  await removePicture(deps(), other, picture.id, true);
  expect(files.kept.size).toBe(4);
  await Promise.allSettled(Array.from({ length: 4 }, () => remove(picture.id)));
  expect(await total()).toMatchObject({ count: 1 });
  expect(await listPictures(deps(), actor)).toHaveLength(1);
});
