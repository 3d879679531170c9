import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#functions/db/index.ts';
import type { Actor } from '#functions/lib/call.ts';
import type { Files } from '#functions/ports/files/files.ts';
import { call, connectShop, password, signIn } from '#functions/testing/client.ts';
import { emptyDb } from '#functions/testing/db.ts';
import { memoryFiles, stillSystem } from '#functions/testing/fakes.ts';
import { merchantWith } from '#functions/testing/merchant.ts';
import { errorBodySchema } from '#shared/api/errorBody.ts';
import { pictureLimits } from '#shared/model/picture.ts';
import { listPictures, uploadPicture } from './pictures.ts';

const colour = (r: number, width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: { r, g: 90, b: 20 } } });
const webp = (r: number, width?: number, height?: number) => colour(r, width, height).webp().toBuffer();

interface Sent {
  by?: Actor;
  to?: Files;
  small?: Buffer;
}

describe('the pictures of a shop', () => {
  let db: Db;
  let actor: Actor;
  let files: ReturnType<typeof memoryFiles>;
  const system = stillSystem();
  const deps = () => ({ db, system, files, origin: 'https://recommend.example' });
  const upload = (data: Buffer, { by = actor, to = files, small }: Sent = {}) =>
    uploadPicture({ ...deps(), files: to }, by, { data, ...(small ? { small } : {}) });
  const total = async () => (await db.pictureTotal.get({ shopId: actor.shopId }).go()).data;
  beforeAll(async () => {
    db = await emptyDb();
  });
  beforeEach(async () => {
    actor = await merchantWith(db, system);
    files = memoryFiles();
  });

  it('are listed newest first, of this shop alone', async () => {
    const first = await upload(await webp(1));
    system.pass(60);
    const second = await upload(await colour(2).jpeg().toBuffer());
    await upload(await webp(3), { by: await merchantWith(db, system) });
    expect(await listPictures(deps(), actor)).toEqual([second, first]);
    expect(first).toMatchObject({ width: 40, height: 30 });
    expect(second.url).toBe(`https://recommend.example/pictures/${actor.shopId}/${second.id}.jpg`);
    const file = files.kept.get(new URL(first.url).pathname.slice(1));
    expect(file).toMatchObject({ type: 'webp', cacheControl: expect.stringContaining('immutable') });
  });

  it('have a small one for lists beside them, which takes room and is no larger than lists need', async () => {
    const [file, small] = [await webp(20, 400, 300), await webp(20, 320, 240)];
    const told = await upload(file, { small });
    expect(told.small).toBe(told.url.replace('.webp', '.small.webp'));
    expect(await total()).toMatchObject({ count: 1, bytes: file.length + small.length });
    expect(files.kept.size).toBe(2);
    // Sent again without it, as by a page of before.
    expect(await upload(file)).toEqual(told);
    expect(await listPictures(deps(), actor)).toEqual([told]);
    await expect(upload(await webp(21), { small: await webp(21, 321, 10) })).rejects.toMatchObject({
      code: 'too_large',
    });
    expect((await upload(await webp(22))).small).toBeUndefined();
    expect(files.kept.size).toBe(3);
  });

  it('are stored once, however often one is sent, also all at once', async () => {
    const file = await webp(4);
    const sent = await Promise.all(Array.from({ length: 4 }, () => upload(file)));
    expect(new Set(sent.map(({ url }) => url)).size).toBe(1);
    expect(await total()).toMatchObject({ count: 1, bytes: file.length });
    expect(await upload(file)).toEqual(sent[0]);
    expect(await total()).toMatchObject({ count: 1 });
    expect(await listPictures(deps(), actor)).toHaveLength(1);
    expect(files.kept.size).toBe(1);
  });

  it('whose file was not written are whole once they are sent again', async () => {
    const broken = { ...files, write: () => Promise.reject(new Error('The bucket does not answer.')) };
    const file = await webp(5);
    await expect(upload(file, { to: broken })).rejects.toThrow('does not answer');
    await upload(file);
    expect(files.kept.size).toBe(1);
    expect(await total()).toMatchObject({ count: 1 });
  });

  it.each([
    ['number', { count: pictureLimits.count, bytes: 0 }],
    ['bytes', { count: 1, bytes: pictureLimits.total - 10 }],
  ])('have a limit on their %s, which stores nothing and says what to do', async (_, used) => {
    await db.pictureTotal.put({ shopId: actor.shopId, ...used }).go();
    await expect(upload(await webp(6))).rejects.toMatchObject({
      code: 'unprocessable',
      message: 'Your shop has no room for more pictures. Choose one that was uploaded before.',
      issues: [{ code: 'noRoom' }],
    });
    expect(await total()).toMatchObject(used);
    expect(files.kept.size).toBe(0);
    expect(await listPictures(deps(), actor)).toEqual([]);
  });

  it('fill the last place once when many are sent at once', async () => {
    await db.pictureTotal.put({ shopId: actor.shopId, count: pictureLimits.count - 1, bytes: 0 }).go();
    const all = await Promise.all([7, 8, 9].map((r) => webp(r)));
    const came = await Promise.allSettled(all.map((file) => upload(file)));
    expect(came.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await total()).toMatchObject({ count: pictureLimits.count });
  });

  it.each([
    ['too wide', () => webp(1, pictureLimits.side + 1, 10), 'too_large'],
    ['too high', () => webp(1, 10, pictureLimits.side + 1), 'too_large'],
    ['a PNG', () => colour(1).png().toBuffer(), 'unprocessable'],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'unprocessable'],
    ['too many bytes', async () => Buffer.alloc(pictureLimits.bytes + 1), 'too_large'],
  ])('are not what is %s', async (_, make, code) => {
    await expect(upload(await make())).rejects.toMatchObject({ code });
    expect(await total()).toBeNull();
    expect(files.kept.size).toBe(0);
  });
});

describe('in the running stack', () => {
  let token = '';
  let path = '';
  beforeAll(async () => {
    token = (await signIn()).token;
    path = `/api/shops/${(await connectShop(token)).id}/pictures`;
  });
  const listed = async () =>
    (await call('GET', path, { token })).json.pictures.map(({ id }: { id: string }) => id);
  const send = async (file: Buffer | string, by = token) =>
    call('POST', path, {
      body: { data: typeof file === 'string' ? file : file.toString('base64') },
      token: by,
    });

  it('a picture is served to everybody as what it is, for good, and never as anything else', async () => {
    const file = await webp(10);
    const { status, json } = await send(file);
    expect(status).toBe(201);
    const served = await fetch(json.url);
    expect(served.status).toBe(200);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(file);
    const head = (name: string) => served.headers.get(name);
    expect(head('content-type')).toBe('image/webp');
    expect(head('x-content-type-options')).toBe('nosniff');
    expect(head('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(head('access-control-allow-origin')).toBe('*');
    expect((await call('GET', path, { token })).json.pictures).toEqual([json]);
    expect((await fetch(json.url.replace('.webp', '.html'))).status).toBe(404);
    expect((await fetch(json.url, { method: 'POST' })).status).toBe(403);
  });

  it('is deleted with its small one, by who may edit, unless a quiz shows it', async () => {
    const base = path.replace(/\/pictures$/, '');
    const [data, small] = [await webp(30, 400, 300), await webp(30)].map((file) => file.toString('base64'));
    const { json: picture } = await call('POST', path, { body: { data, small }, token });
    expect((await fetch(picture.small)).status).toBe(200);
    const { json: quiz } = await call('POST', `${base}/quizzes`, { body: { from: 'catalogue' }, token });
    const { revision, name, draft } = quiz;
    const theme = { ...draft.theme, cover: picture.url };
    const save = (of: number, next: object) =>
      call('PUT', `${base}/quizzes/${quiz.id}`, { body: { revision: of, name, draft: next }, token });
    const saved = await save(revision, { ...draft, theme });
    const { token: stranger } = await signIn();
    const remove = (by = token) => call('DELETE', `${path}/${picture.id}`, { token: by });
    expect((await remove(stranger)).status).toBe(404);
    const refused = await remove();
    expect(refused.status).toBe(409);
    expect(errorBodySchema.parse(refused.json).issues).toMatchObject([
      { code: 'used', values: { quiz: name } },
    ]);
    await save(saved.json.revision, draft);
    expect((await remove()).status).toBe(204);
    for (const url of [picture.url, picture.small]) expect((await fetch(url)).status).toBe(404);
    expect((await remove()).status).toBe(204);
    expect(await listed()).not.toContain(picture.id);
  });

  it('what is no picture is refused in our words', async () => {
    for (const bad of ['%%%', 'PHN2Zz4=', Buffer.from('<html>').toString('base64')]) {
      const answer = await send(bad);
      expect(answer.status).toBe(422);
      expect(errorBodySchema.parse(answer.json).message).toContain('Choose another file');
    }
    expect((await call('POST', path, { body: { data: 1 }, token })).status).toBe(400);
    expect((await send('A'.repeat(1_400_000))).status).toBe(413);
  });

  it('another merchant neither sends to the shop nor sees what it has', async () => {
    const { token: stranger } = await signIn();
    expect((await send(await webp(11), stranger)).status).toBe(404);
    expect((await call('GET', path, { token: stranger })).status).toBe(404);
  });

  it('a picture is gone with the account that it belongs to', async () => {
    const leaving = await signIn();
    const { id } = await connectShop(leaving.token);
    const data = (await webp(12)).toString('base64');
    const sent = await call('POST', `/api/shops/${id}/pictures`, { body: { data }, token: leaving.token });
    expect((await fetch(sent.json.url)).status).toBe(200);
    const { email, token: own } = leaving;
    const body = { password, email };
    expect((await call('POST', '/api/account/delete', { body, token: own })).status).toBeLessThan(300);
    await expect.poll(async () => (await fetch(sent.json.url)).status, { timeout: 60_000 }).toBe(404);
  });
});
