import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readJpeg } from './jpeg.ts';
import type { Still } from './still.ts';
import { readWebp } from './webp.ts';

const drawn = (alpha = 1) =>
  sharp({ create: { width: 60, height: 40, channels: 4, background: { r: 200, g: 90, b: 20, alpha } } });
/** As a camera writes it, with the place it was at. */
const withPlace = (picture: ReturnType<typeof drawn>) =>
  picture.withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '52/1 22/1 0/1' } });

const readers = { webp: readWebp, jpeg: readJpeg };
const made: [string, keyof typeof readers, () => Promise<Buffer>][] = [
  ['lossy WebP', 'webp', () => drawn().webp().toBuffer()],
  ['transparent WebP', 'webp', () => drawn(0.5).webp().toBuffer()],
  ['lossless WebP', 'webp', () => drawn(0.5).webp({ lossless: true }).toBuffer()],
  ['WebP of a camera', 'webp', () => withPlace(drawn()).webp().toBuffer()],
  ['JPEG', 'jpeg', () => drawn().jpeg().toBuffer()],
  ['progressive JPEG', 'jpeg', () => drawn().jpeg({ progressive: true }).toBuffer()],
  ['JPEG of a camera', 'jpeg', () => withPlace(drawn()).withIccProfile('p3').jpeg().toBuffer()],
];

const pixels = (file: Buffer) => sharp(file).ensureAlpha().raw().toBuffer();

describe.each(made)('%s', (_, type, make) => {
  it('is read at its size, and nothing is told beside it any more', async () => {
    const file = await make();
    const still = readers[type](file) as Still;
    expect(still).toMatchObject({ type, width: 60, height: 40 });
    const { exif, xmp, format, width, height } = await sharp(still.bytes).metadata();
    expect({ exif, xmp, format, width, height }).toEqual({ format: type, width: 60, height: 40 });
    expect(await pixels(still.bytes)).toEqual(await pixels(file));
    expect(readers[type](still.bytes)).toEqual(still);
  });

  it('is refused when it is cut short, wherever that is', async () => {
    const file = await make();
    for (let length = 0; length < file.length; length += 1)
      expect(readers[type](file.subarray(0, length))).toBeNull();
  });

  it('holds nothing that was put behind it', async () => {
    const hidden = '<script>alert(1)</script>';
    const still = readers[type](Buffer.concat([await make(), Buffer.from(hidden)]));
    expect(still?.bytes.includes(hidden) ?? false).toBe(false);
  });

  it('reads files in which any byte is wrong without failing', async () => {
    const file = await make();
    for (let at = 0; at < file.length; at += 1) {
      for (const value of [0x00, 0xff]) {
        const torn = Buffer.from(file);
        torn[at] = value;
        expect(() => readers[type](torn)).not.toThrow();
      }
    }
  });
});

it('what a camera notes is there before it is left out', async () => {
  for (const make of [withPlace(drawn()).webp(), withPlace(drawn()).jpeg()])
    expect((await make.toBuffer()).includes('Somebody')).toBe(true);
});

it('a WebP is refused that moves, or says another size than it has', async () => {
  const frames = await Promise.all([drawn(1), drawn(0.5)].map((frame) => frame.png().toBuffer()));
  expect(
    readWebp(
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
    ),
  ).toBeNull();
  const file = await drawn(0.5).webp().toBuffer();
  const at = file.indexOf('VP8X');
  expect(at).toBeGreaterThan(0);
  file.writeUInt8(200, at + 12);
  expect(readWebp(file)).toBeNull();
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['an animation', Buffer.from('GIF89a')],
  ['a start without an end', Buffer.from([0xff, 0xd8, 0xff, 0xff, 0xff, 0xff])],
])('%s is no picture', (_, file) => {
  expect(readWebp(file)).toBeNull();
  expect(readJpeg(file)).toBeNull();
});
