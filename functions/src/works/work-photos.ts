import { setImmediate } from 'node:timers/promises';
import { finishedWorkTexts } from '@welding/domain/entities/finished-work';
import { workPhotoFile, workPhotoWidths } from '@welding/domain/entities/photo-path';
import { errorCodes } from '@welding/domain/error-codes';
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import { cleanImage, requireInflatable } from '#photos/clean-image.ts';
import { findPhoto } from '#photos/photos.ts';
import { badRequest, Refusal, tooLarge } from '#refusal.ts';
import { listFilesBefore, readFile, removeFile, removeFilesBefore, storeFile } from '#store/files.ts';

/** RGBA, row by row from the top. */
type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8Array };

const quality = 78;
/** The browser makes photos of at most 2.6 megapixels. */
const maxMegapixels = 4;

const folderOf = (workId: string) => `works/${workId}/`;
const filePath = (workId: string, name: string) => `${folderOf(workId)}${name}`;

/** Stores copies of a project's photo, one in each width. @throws Refusal 400 for a missing photo, 415 for an unreadable one */
export async function storeWorkPhoto(workId: string, photoId: string): Promise<void> {
  const photo = await findPhoto(photoId);
  const contents = photo && (await readFile(photo.path));
  if (!contents) throw badRequest(finishedWorkTexts().photoNotOfProject);
  await storeCopies(workId, photoId, contents);
}

/** Like `storeWorkPhoto`, from the file. */
export async function storeCopies(workId: string, photoId: string, contents: Buffer): Promise<void> {
  const pixels = readPixels(contents);
  for (const width of workPhotoWidths) {
    const { data } = jpeg.encode(shrunk(pixels, width), quality);
    await storeFile(filePath(workId, workPhotoFile(photoId, width)), data, 'image/jpeg');
    // Lets other requests of this process run between two copies.
    await setImmediate();
  }
}

export async function readWorkPhoto(workId: string, name: string): Promise<Buffer | undefined> {
  return await readFile(filePath(workId, name));
}

export async function removeWorkPhotos(workId: string): Promise<void> {
  await removeFilesBefore(folderOf(workId), new Date(Date.now() + 60_000));
}

/** Removes the copies of these photos. */
export async function removeCopies(workId: string, photoIds: readonly string[]): Promise<void> {
  const names = photoIds.flatMap((id) => workPhotoWidths.map((width) => workPhotoFile(id, width)));
  await Promise.all(names.map((name) => removeFile(filePath(workId, name))));
}

const copyPath = /^works\/([0-9a-f-]{36})\/([0-9a-f-]{36})-\d+\.jpg$/;

/**
 * Removes copies that were stored before an instant and that no work shows: of publications that were refused or broke off.
 * @returns how many
 */
export async function sweepWorkPhotos(
  before: Date,
  isShown: (workId: string, photoId: string) => Promise<boolean>,
): Promise<number> {
  let count = 0;
  for (const path of await listFilesBefore('works/', before)) {
    const [, workId, photoId] = copyPath.exec(path) ?? [];
    if (!workId || !photoId || (await isShown(workId, photoId))) continue;
    await removeFile(path);
    count += 1;
  }
  return count;
}

/** @throws Refusal 415 for another format than JPEG and PNG, and 413 for a picture of too many pixels */
export function readPixels(contents: Buffer): Pixels {
  try {
    const picture = decodable(contents);
    if (picture.contentType === 'image/png') {
      requireInflatable(picture);
      return PNG.sync.read(picture.contents);
    }
    return jpeg.decode(picture.contents, {
      useTArray: true,
      formatAsRGBA: true,
      maxResolutionInMP: maxMegapixels,
      maxMemoryUsageInMB: 256,
    });
  } catch (error) {
    if (error instanceof Refusal && error.code === errorCodes.tooLarge) throw error;
    throw new Refusal(errorCodes.unsupportedMediaType, finishedWorkTexts().cannotResize);
  }
}

/** Reads the size from the header, because a few kilobytes may decode to a picture that blocks the process for seconds. */
function decodable(contents: Buffer): ReturnType<typeof cleanImage> {
  const picture = cleanImage(contents);
  if (picture.width * picture.height > maxMegapixels * 1_000_000)
    throw tooLarge(finishedWorkTexts().tooManyPixels);
  return picture;
}

/** Scales a picture down to a width: each pixel is the mean of the pixels it covers. Leaves a narrower one as it is. */
export function shrunk({ width, height, data }: Pixels, wanted: number): Pixels {
  if (wanted >= width) return { width, height, data };
  const scale = width / wanted;
  const newHeight = Math.max(1, Math.round(height / scale));
  const small = new Uint8Array(wanted * newHeight * 4);
  for (let y = 0; y < newHeight; y += 1) {
    const [top, bottom] = [Math.floor(y * scale), Math.min(height, Math.max(1, Math.ceil((y + 1) * scale)))];
    for (let x = 0; x < wanted; x += 1) {
      const [left, right] = [Math.floor(x * scale), Math.min(width, Math.ceil((x + 1) * scale))];
      const sums = [0, 0, 0];
      for (let row = top; row < bottom; row += 1) {
        for (let at = (row * width + left) * 4; at < (row * width + right) * 4; at += 4) {
          sums[0] = (sums[0] ?? 0) + (data[at] ?? 0);
          sums[1] = (sums[1] ?? 0) + (data[at + 1] ?? 0);
          sums[2] = (sums[2] ?? 0) + (data[at + 2] ?? 0);
        }
      }
      const count = Math.max(1, (bottom - top) * (right - left));
      const at = (y * wanted + x) * 4;
      small.set([...sums.map((sum) => sum / count), 255], at);
    }
  }
  return { width: wanted, height: newHeight, data: small };
}
