import type { ReadImage } from './read-image.ts';

const marker = {
  startOfImage: 0xd8,
  endOfImage: 0xd9,
  startOfScan: 0xda,
  jfif: 0xe0,
  colorProfile: 0xe2,
  adobe: 0xee,
  lastApplication: 0xef,
  comment: 0xfe,
} as const;

/** Frames (ITU T.81, table B.1): C0 to CF, but for Huffman tables, JPEG extensions and arithmetic conditioning. */
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
/** Within a scan: a byte of the picture that happens to be FF, and restart marks. */
const isOfScan = (code: number) => code === 0 || (code >= 0xd0 && code <= 0xd7);

/** What is shown: of the applications' segments JFIF, the colour profile and Adobe's, which says how colours are kept. */
function isShown(code: number): boolean {
  if (code === marker.comment) return false;
  if (code < marker.jfif || code > marker.lastApplication) return true;
  return code === marker.jfif || code === marker.colorProfile || code === marker.adobe;
}

/** A JPEG file that ends where its picture ends, without Exif, XMP and comments. */
export function cleanJpeg(bytes: Buffer): ReadImage | undefined {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== marker.startOfImage) return undefined;
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  let hasScan = false;
  let at = 2;
  while (at + 4 <= bytes.length || at + 2 === bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const code = bytes[at + 1] ?? 0;
    if (code === 0xff) {
      at += 1;
      continue;
    }
    if (code === marker.endOfImage) {
      if (!size || !hasScan || at + 2 !== bytes.length) return undefined;
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
      hasScan = true;
      end = endOfScan(bytes, end);
    }
    if (isShown(code)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}

function endOfScan(bytes: Buffer, start: number): number {
  let at = bytes.indexOf(0xff, start);
  while (at !== -1 && isOfScan(bytes[at + 1] ?? 0)) at = bytes.indexOf(0xff, at + 2);
  return at === -1 ? bytes.length : at;
}
