import { inflateSync } from 'node:zlib';
import { signatureUrl } from '@welding/domain/entities/estimate-requests';
import { PNG } from 'pngjs';
import { cleanPng } from './clean-image.ts';

/** Pixels: our own drawings are 600 by 200, on a screen of three times as many. */
const largest = { width: 1_800, height: 600 };
/** What a drawing of lines comes to is a tenth of it: it is stored with its estimate, and Firestore has a limit. */
const maxBytes = 150_000;
/** Where a PNG says whether it is interlaced (PNG, third edition, 11.2.1): no canvas draws so, and it is inflated unbounded. */
const interlaceAt = 28;
const onWhite = { colorType: 2, bgColor: { red: 255, green: 255, blue: 255 } } as const;

/**
 * The drawing of a signature, decoded and encoded anew: whoever opens it meets nothing but pixels. Its size is bounded before
 * anything is inflated, and the inflating by its size; checksums count.
 * @param url a PNG as data URL
 * @returns undefined for what is no whole picture of that size
 */
export function redrawSignature(url: string): Buffer | undefined {
  const image = cleanPng(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
  if (!image || image.width > largest.width || image.height > largest.height) return undefined;
  if (image.contents[interlaceAt] !== 0) return undefined;
  try {
    // pngjs draws what it has got of a stream that is broken.
    inflateSync(streamOf(image.contents), { maxOutputLength: image.height * (image.width * 8 + 1) });
    const drawing = PNG.sync.write(PNG.sync.read(image.contents, { checkCRC: true }), onWhite);
    return drawing.length <= maxBytes ? drawing : undefined;
  } catch {
    return undefined;
  }
}

/** The data of its IDAT chunks, which are one stream. */
function streamOf(png: Buffer): Buffer {
  const data: Buffer[] = [];
  for (let at = 8; at + 8 <= png.length; at += 12 + png.readUInt32BE(at)) {
    const isData = png.toString('latin1', at + 4, at + 8) === 'IDAT';
    if (isData) data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  return Buffer.concat(data);
}

/** The same as data URL, as it is stored. */
export function redrawnSignature(url: string): string | undefined {
  const drawing = redrawSignature(url);
  return drawing && signatureUrl(drawing.toString('base64'));
}
