import type { Still } from './still.ts';

interface Chunk {
  name: string;
  /** With its head and padding. */
  whole: Buffer;
  body: Buffer;
}

/** What makes the picture; EXIF, XMP and chunks that nobody knows are left out. */
const keptChunks = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP']);

const headBytes = 12;

/** The chunks of a RIFF file; null when they do not fill it exactly. */
function chunksOf(file: Buffer): Chunk[] | null {
  const chunks: Chunk[] = [];
  for (let at = headBytes; at < file.length; ) {
    if (at + 8 > file.length) return null;
    const size = file.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (end > file.length) return null;
    const body = file.subarray(at + 8, at + 8 + size);
    chunks.push({ name: file.toString('latin1', at, at + 4), whole: file.subarray(at, end), body });
    at = end;
  }
  return chunks;
}

/** Width and height as the picture's own data has them: RFC 6386, 9.1, and WebP's lossless bitstream, 3. */
function sizeOf({ name, body }: Chunk): { width: number; height: number } | null {
  if (name === 'VP8L') {
    if (body.length < 5 || body[0] !== 0x2f) return null;
    const bits = body.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (body.length < 10 || body.readUIntBE(3, 3) !== 0x9d012a) return null;
  return { width: body.readUInt16LE(6) & 0x3fff, height: body.readUInt16LE(8) & 0x3fff };
}

/** The extended head without the flags of what is left out; null when it speaks of another size. */
function extended({ whole, body }: Chunk, size: { width: number; height: number }): Buffer | null {
  if (body.length !== 10) return null;
  if (body.readUIntLE(4, 3) + 1 !== size.width || body.readUIntLE(7, 3) + 1 !== size.height) return null;
  const own = Buffer.from(whole);
  const withoutFlags = 0b1111_0001;
  own.writeUInt8(own.readUInt8(8) & withoutFlags, 8);
  return own;
}

/**
 * Reads a WebP file with one picture, and leaves out what is told beside it.
 * https://developers.google.com/speed/webp/docs/riff_container
 * @returns null when it is none, or moves
 */
export function readWebp(file: Buffer): Still | null {
  if (file.length < headBytes || file.toString('latin1', 0, 4) !== 'RIFF') return null;
  if (file.toString('latin1', 8, headBytes) !== 'WEBP' || file.readUInt32LE(4) !== file.length - 8)
    return null;
  const chunks = chunksOf(file);
  const [image, ...others] = chunks?.filter(({ name }) => name === 'VP8 ' || name === 'VP8L') ?? [];
  const size = image && sizeOf(image);
  if (!chunks || !size || others.length > 0) return null;
  const kept: Buffer[] = [];
  for (const chunk of chunks.filter(({ name }) => keptChunks.has(name))) {
    const own = chunk.name === 'VP8X' ? extended(chunk, size) : chunk.whole;
    if (!own) return null;
    kept.push(own);
  }
  const bytes = Buffer.concat([file.subarray(0, headBytes), ...kept]);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  return { type: 'webp', ...size, bytes };
}
