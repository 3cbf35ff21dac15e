import { inflateSync } from 'node:zlib';
import { type Photo, photoMessages } from '@welding/domain/entities/photo';
import { errorCodes } from '@welding/domain/error-codes';
import { Refusal, tooLarge } from '#refusal.ts';

/** The size and contents of a complete picture. */
type ReadImage = { readonly width: number; readonly height: number; readonly contents: Buffer };

const marker = {
  startOfImage: 0xd8,
  endOfImage: 0xd9,
  startOfScan: 0xda,
  jfif: 0xe0,
  colorProfile: 0xe2,
  adobe: 0xee,
} as const;

/** Frames (ITU T.81, table B.1): C0 to CF, except Huffman tables, JPEG extensions and arithmetic conditioning. */
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
/**
 * The segments decoders need (ITU T.81, table B.1): frames and their tables, scans, quantization, line count and restarts. The
 * rest is comments, application data, or unused today.
 */
const isPicture = (code: number) =>
  (code >= 0xc0 && code <= 0xcf && code !== 0xc8) || (code >= 0xda && code <= 0xdf);
/** Inside a scan: a data byte FF, or a restart mark. */
const isOfScan = (code: number) => code === 0 || (code >= 0xd0 && code <= 0xd7);

/** The application segments that change how the picture looks: how each begins, and how many bytes to keep. */
const shownOf: Readonly<Partial<Record<number, { readonly name: string; readonly bytes: number }>>> = {
  // ITU T.871, 10.1, without its thumbnail. JFXX uses the same marker only for thumbnails.
  [marker.jfif]: { name: 'JFIF\0', bytes: 14 },
  // ICC.1:2022, B.4.
  [marker.colorProfile]: { name: 'ICC_PROFILE\0', bytes: Number.POSITIVE_INFINITY },
  // ITU T.872, 6.5.3: the color encoding.
  [marker.adobe]: { name: 'Adobe', bytes: 12 },
};

/** The kept part of a segment, with its marker and length. */
function keptOf(code: number, segment: Buffer): Buffer[] {
  if (isPicture(code)) return [segment];
  const shown = shownOf[code];
  if (!shown || segment.toString('latin1', 4, 4 + shown.name.length) !== shown.name) return [];
  const kept = Buffer.from(segment.subarray(0, 4 + shown.bytes));
  kept.writeUInt16BE(kept.length - 2, 2);
  if (code === marker.jfif && kept.length === 18) kept.fill(0, 16);
  return [kept];
}

/** A decoder visits the whole picture for each scan. Cameras and browsers write at most a dozen. */
const maxScans = 20;

/** A JPEG file without Exif, XMP, thumbnails, comments and data after its end. */
function cleanJpeg(bytes: Buffer): ReadImage | undefined {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== marker.startOfImage) return undefined;
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  let scans = 0;
  let at = 2;
  while (at + 4 <= bytes.length || at + 2 === bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const code = bytes[at + 1] ?? 0;
    if (code === 0xff) {
      at += 1;
      continue;
    }
    if (code === marker.endOfImage) {
      if (!size || scans === 0 || at + 2 !== bytes.length) return undefined;
      return { ...size, contents: Buffer.concat([...kept, bytes.subarray(at)]) };
    }
    if (at + 4 > bytes.length) return undefined;
    const length = bytes.readUInt16BE(at + 2);
    let end = at + 2 + length;
    if (length < 2 || end > bytes.length) return undefined;
    if (isFrame(code)) {
      if (size || length < 8) return undefined;
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
      if (size.width === 0 || size.height === 0) return undefined;
    }
    if (code === marker.startOfScan) {
      scans += 1;
      if (scans > maxScans) return undefined;
      end = endOfScan(bytes, end);
    }
    kept.push(...keptOf(code, bytes.subarray(at, end)));
    at = end;
  }
  return undefined;
}

function endOfScan(bytes: Buffer, start: number): number {
  let at = bytes.indexOf(0xff, start);
  while (at !== -1 && isOfScan(bytes[at + 1] ?? 0)) at = bytes.indexOf(0xff, at + 2);
  return at === -1 ? bytes.length : at;
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
/** A chunk's length, type and checksum. */
const frameBytes = 12;
/** The chunks that change how the picture looks (PNG, third edition, section 5.6), without animation. */
const pngChunks = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP']);

/** A PNG file without texts, times, Exif and data after its end. */
export function cleanPng(bytes: Buffer): ReadImage | undefined {
  if (!bytes.subarray(0, signature.length).equals(signature)) return undefined;
  const kept: Buffer[] = [signature];
  let size: { width: number; height: number } | undefined;
  let hasData = false;
  let at = signature.length;
  while (at + frameBytes <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + frameBytes + length;
    if (end > bytes.length) return undefined;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!size) {
      if (type !== 'IHDR' || length !== 13) return undefined;
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
      if (size.width === 0 || size.height === 0) return undefined;
    }
    if (type === 'IDAT') hasData = true;
    if (pngChunks.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') {
      return hasData && end === bytes.length ? { ...size, contents: Buffer.concat(kept) } : undefined;
    }
    at = end;
  }
  return undefined;
}

/**
 * Inflates a PNG's data up to what its size needs, because pngjs inflates without a limit, and accepts a broken stream.
 * @throws RangeError for more data, and zlib's errors
 */
export function requireInflatable({ width, height, contents }: ReadImage): void {
  // Up to 8 bytes a pixel and one a row. An interlaced picture has up to 7 passes with rows of their own.
  inflateSync(streamOf(contents), { maxOutputLength: height * (width * 8 + 8) + 64 });
}

/** The data of the IDAT chunks, which form one stream. */
function streamOf(png: Buffer): Buffer {
  const data: Buffer[] = [];
  for (let at = signature.length; at + 8 <= png.length; at += frameBytes + png.readUInt32BE(at)) {
    const isData = png.toString('latin1', at + 4, at + 8) === 'IDAT';
    if (isData) data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  return Buffer.concat(data);
}

const headerBytes = 12;
const chunkHeaderBytes = 8;
/** Flags of the extended header (WebP container specification). */
const flags = { animation: 0x02, xmp: 0x04, exif: 0x08 } as const;
const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);

/** A still WebP file without Exif, XMP and data after its end. */
function cleanWebp(bytes: Buffer): ReadImage | undefined {
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
    if (webpChunks.has(type)) kept.push(chunk);
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

const maxPixels = 40_000_000;

type CleanImage = ReadImage & Pick<Photo, 'contentType'>;

const readers = [
  ['image/jpeg', cleanJpeg],
  ['image/png', cleanPng],
  ['image/webp', cleanWebp],
] as const;

/**
 * Recognizes a picture's type by its bytes, without decoding it, and removes place, camera, comments and other hidden data.
 * @throws Refusal 415 for an incomplete picture or an unsupported type, 413 for too many pixels
 */
export function cleanImage(bytes: Buffer): CleanImage {
  for (const [contentType, read] of readers) {
    const image = read(bytes);
    if (!image) continue;
    if (image.width * image.height > maxPixels) throw tooLarge(photoMessages.tooManyPixels);
    return { ...image, contentType };
  }
  throw new Refusal(errorCodes.unsupportedMediaType, photoMessages.notAPhoto);
}
