import type { ReadImage } from './read-image.ts';

const headerBytes = 12;
const chunkHeaderBytes = 8;
/** In the extended header: there is Exif, there is XMP, there is an animation (WebP container specification). */
const flags = { animation: 0x02, xmp: 0x04, exif: 0x08 } as const;
const shown = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);

/** A still WebP file that ends where its picture ends, without Exif and XMP. */
export function cleanWebp(bytes: Buffer): ReadImage | undefined {
  if (bytes.length < headerBytes + chunkHeaderBytes) return undefined;
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return undefined;
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return undefined;
  const kept: Buffer[] = [];
  let size: { width: number; height: number } | undefined;
  let at = headerBytes;
  while (at + chunkHeaderBytes <= bytes.length) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const end = at + chunkHeaderBytes + length + (length % 2);
    if (end > bytes.length) return undefined;
    const chunk = Buffer.from(bytes.subarray(at, end));
    const data = chunk.subarray(chunkHeaderBytes);
    if (type === 'VP8X') {
      if (length < 10 || ((data[0] ?? 0) & flags.animation) !== 0) return undefined;
      data[0] = (data[0] ?? 0) & ~(flags.exif | flags.xmp);
    }
    if (type === 'VP8 ' || type === 'VP8L') {
      if (size) return undefined;
      size = type === 'VP8 ' ? sizeOfLossy(data) : sizeOfLossless(data);
      if (!size) return undefined;
    }
    if (shown.has(type)) kept.push(chunk);
    at = end;
  }
  if (!size || at !== bytes.length) return undefined;
  const body = Buffer.concat(kept);
  const header = Buffer.from(bytes.subarray(0, headerBytes));
  header.writeUInt32LE(body.length + 4, 4);
  return { ...size, contents: Buffer.concat([header, body]) };
}

/** RFC 6386, section 9.1: a key frame's start code, then 14 bits each. */
function sizeOfLossy(data: Buffer) {
  if (data.length < 10 || data.readUIntBE(3, 3) !== 0x9d012a) return undefined;
  return positive(data.readUInt16LE(6) & 0x3fff, data.readUInt16LE(8) & 0x3fff);
}

/** RFC 9649, section 3.4: a signature, then 14 bits each, less one. */
function sizeOfLossless(data: Buffer) {
  if (data.length < 5 || data[0] !== 0x2f) return undefined;
  const bits = data.readUInt32LE(1);
  return positive((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
}

function positive(width: number, height: number) {
  return width > 0 && height > 0 ? { width, height } : undefined;
}
