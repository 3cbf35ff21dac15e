import type { ReadImage } from './read-image.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
/** What a chunk has besides its data: length, type and checksum. */
const frameBytes = 12;
/** The chunks by which the picture looks as it does (PNG, third edition, section 5.6); animation is not among them. */
const shown = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP']);

/** A PNG file that ends where its picture ends, without texts, times and Exif. */
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
    if (shown.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') {
      return hasData && end === bytes.length ? { ...size, contents: Buffer.concat(kept) } : undefined;
    }
    at = end;
  }
  return undefined;
}
