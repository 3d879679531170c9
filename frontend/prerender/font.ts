import { inflateSync } from 'node:zlib';

const headerSize = 44;
const entrySize = 20;

/**
 * Unpacks a WOFF 1.0 font to the OpenType file inside, which the picture renderer reads.
 * @see https://www.w3.org/TR/WOFF/
 */
export const unpackWoff = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = headerSize + index * entrySize;
    const offset = woff.readUInt32BE(at + 4);
    const packed = woff.readUInt32BE(at + 8);
    const length = woff.readUInt32BE(at + 12);
    const data = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: packed < length ? inflateSync(data) : data,
    };
  });
  const header = Buffer.alloc(12);
  header.writeUInt32BE(woff.readUInt32BE(4), 0);
  header.writeUInt16BE(count, 4);
  const log = Math.floor(Math.log2(count));
  header.writeUInt16BE(2 ** log * 16, 6);
  header.writeUInt16BE(log, 8);
  header.writeUInt16BE(count * 16 - 2 ** log * 16, 10);
  const directory: Buffer[] = [];
  const bodies: Buffer[] = [];
  let offset = header.length + count * 16;
  for (const { tag, checksum, data } of tables) {
    const entry = Buffer.alloc(16);
    tag.copy(entry);
    entry.writeUInt32BE(checksum, 4);
    entry.writeUInt32BE(offset, 8);
    entry.writeUInt32BE(data.length, 12);
    directory.push(entry);
    const body = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    bodies.push(body);
    offset += body.length;
  }
  return Buffer.concat([header, ...directory, ...bodies]);
};
