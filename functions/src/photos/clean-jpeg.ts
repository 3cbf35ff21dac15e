import type { ReadImage } from './read-image.ts';

const marker = {
  startOfImage: 0xd8,
  endOfImage: 0xd9,
  startOfScan: 0xda,
  jfif: 0xe0,
  colorProfile: 0xe2,
  adobe: 0xee,
} as const;

/** Frames (ITU T.81, table B.1): C0 to CF, but for Huffman tables, JPEG extensions and arithmetic conditioning. */
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
/**
 * What decoders need (ITU T.81, table B.1): frames and their tables, scans, quantization, line count and restarts. All else
 * is a comment, an application's, or of no use today.
 */
const isPicture = (code: number) =>
  (code >= 0xc0 && code <= 0xcf && code !== 0xc8) || (code >= 0xda && code <= 0xdf);
/** Within a scan: a byte of the picture that happens to be FF, and restart marks. */
const isOfScan = (code: number) => code === 0 || (code >= 0xd0 && code <= 0xd7);

/** What of an application's segment has to do with how the picture looks: where it begins so, and its bytes up to there. */
const shownOf: Readonly<Partial<Record<number, { readonly name: string; readonly bytes: number }>>> = {
  // ITU T.871, 10.1, without its thumbnail; JFXX, by the same marker, is nothing else.
  [marker.jfif]: { name: 'JFIF\0', bytes: 14 },
  // ICC.1:2022, B.4.
  [marker.colorProfile]: { name: 'ICC_PROFILE\0', bytes: Number.POSITIVE_INFINITY },
  // ITU T.872, 6.5.3: how colors are kept.
  [marker.adobe]: { name: 'Adobe', bytes: 12 },
};

/** A segment as it is kept, with its marker and length; nothing of one that the picture does not need. */
function keptOf(code: number, segment: Buffer): Buffer[] {
  if (isPicture(code)) return [segment];
  const shown = shownOf[code];
  if (!shown || segment.toString('latin1', 4, 4 + shown.name.length) !== shown.name) return [];
  const kept = Buffer.from(segment.subarray(0, 4 + shown.bytes));
  kept.writeUInt16BE(kept.length - 2, 2);
  if (code === marker.jfif && kept.length === 18) kept.fill(0, 16);
  return [kept];
}

/** A JPEG file that ends where its picture ends, without Exif, XMP, thumbnails and comments. */
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
