import type { Still } from './still.ts';

/** Markers of JPEG: ISO/IEC 10918-1, table B.1. */
const marker = {
  huffman: 0xc4,
  end: 0xd9,
  scan: 0xda,
  tables: 0xdb,
  restart: 0xdd,
  jfif: 0xe0,
  icc: 0xe2,
  adobe: 0xee,
};

/** Baseline, extended and progressive: those that browsers draw. */
const isFrame = (code: number): boolean => code >= 0xc0 && code <= 0xc2;

const kept = new Set<number>([
  marker.huffman,
  marker.scan,
  marker.tables,
  marker.restart,
  marker.jfif,
  marker.adobe,
]);

const profile = 'ICC_PROFILE\0';

const isKept = (code: number, body: Buffer): boolean =>
  kept.has(code) ||
  isFrame(code) ||
  (code === marker.icc && body.toString('latin1', 0, profile.length) === profile);

/** Where the data of a scan ends: at a marker that is not part of it. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = from; ; at += 2) {
    at = file.indexOf(0xff, at);
    if (at < 0) return file.length;
    const next = file[at + 1] ?? 0;
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
}

/**
 * Reads a JPEG file, and leaves out what is told beside the picture: EXIF with the place it was taken at, thumbnails,
 * comments, and all that stands after its end.
 * @returns null when it is none
 */
export function readJpeg(file: Buffer): Still | null {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return null;
  const parts = [file.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  let scans = 0;
  for (let at = 2; at + 4 <= file.length || file[at + 1] === marker.end; ) {
    const code = file[at] === 0xff ? file.readUInt8(at + 1) : 0;
    if (code === marker.end) {
      if (!size || scans === 0) return null;
      return { type: 'jpeg', ...size, bytes: Buffer.concat([...parts, file.subarray(at, at + 2)]) };
    }
    // Bytes that only fill up.
    if (code === 0xff) {
      at += 1;
      continue;
    }
    const end = code === 0 ? Number.POSITIVE_INFINITY : at + 2 + file.readUInt16BE(at + 2);
    if (end > file.length || end < at + 4) return null;
    const body = file.subarray(at + 4, end);
    if (isFrame(code)) {
      if (size || body.length < 6) return null;
      size = { height: body.readUInt16BE(1), width: body.readUInt16BE(3) };
    }
    const last = code === marker.scan ? endOfScan(file, end) : end;
    if (code === marker.scan) scans += 1;
    if (isKept(code, body)) parts.push(file.subarray(at, last));
    at = last;
  }
  return null;
}
