import { type Photo, photoMessages } from '@welding/domain/entities/photo';
import { errorCodes } from '@welding/domain/error-codes';
import { Refusal, tooLarge } from '#refusal.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';
import { cleanWebp } from './clean-webp.ts';
import type { ReadImage } from './read-image.ts';

const maxPixels = 40_000_000;

export type CleanImage = ReadImage & Pick<Photo, 'contentType'>;

const readers = [
  ['image/jpeg', cleanJpeg],
  ['image/png', cleanPng],
  ['image/webp', cleanWebp],
] as const;

/**
 * Tells by its bytes what a picture is, without decoding it, and takes away what is not the picture: where and with what it
 * was taken, comments, and whatever else hides in one.
 * @throws Refusal 415 for what is no whole picture of a type we keep, 413 for one of too many pixels
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
