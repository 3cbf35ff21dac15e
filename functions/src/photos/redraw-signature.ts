import { signatureUrl } from '@welding/domain/entities/estimate-requests';
import { PNG } from 'pngjs';
import { cleanPng, requireInflatable } from './clean-image.ts';

/** Pixels. Our own drawings are 600 by 200, on a screen with triple density. */
const largest = { width: 1_800, height: 600 };
/** Ten times an ordinary drawing. The estimate stores it, and a Firestore document has a size limit. */
const maxBytes = 150_000;
/** The interlace flag (PNG, third edition, 11.2.1). No canvas interlaces. */
const interlaceAt = 28;
const onWhite = { colorType: 2, bgColor: { red: 255, green: 255, blue: 255 } } as const;

/**
 * Decodes and encodes a signature again, so that the file holds only pixels. Checks its size before inflating, limits the
 * inflated bytes, and verifies checksums.
 * @param url a PNG as data URL
 * @returns undefined for an incomplete or too large picture
 */
export function redrawSignature(url: string): Buffer | undefined {
  const image = cleanPng(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
  if (!image || image.width > largest.width || image.height > largest.height) return undefined;
  if (image.contents[interlaceAt] !== 0) return undefined;
  try {
    requireInflatable(image);
    const drawing = PNG.sync.write(PNG.sync.read(image.contents, { checkCRC: true }), onWhite);
    return drawing.length <= maxBytes ? drawing : undefined;
  } catch {
    return undefined;
  }
}

/** Like `redrawSignature`, as a data URL. */
export function redrawnSignature(url: string): string | undefined {
  const drawing = redrawSignature(url);
  return drawing && signatureUrl(drawing.toString('base64'));
}
