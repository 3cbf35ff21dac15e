import { photoMessages } from '@welding/domain/entities/photo';
import { readFile, removeFile, saveFile } from '#data/photos-storage.ts';
import { ApiError } from '#http/errors.ts';
import type { PhotoPart } from '#http/photo-upload.ts';

/** Parts of photos that were never sent whole are swept away from here. */
export const partsFolder = 'parts/';

const pathOf = (upload: string, index: number) => `${partsFolder}${upload}/${index}`;
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Keeps a part until the last one comes. @param upload what tells this upload from every other */
export async function keepPart(upload: string, { index }: PhotoPart, bytes: Buffer): Promise<void> {
  await saveFile(pathOf(upload, index), bytes, 'application/octet-stream');
}

/** The whole of a photo whose last part is here. @throws ApiError 410 when a part is not there: it begins anew */
export async function joinParts(upload: string, { count }: PhotoPart, last: Buffer): Promise<Buffer> {
  const before = await Promise.all(upTo(count - 1).map((index) => readFile(pathOf(upload, index))));
  const there = before.filter((part) => part !== undefined);
  if (there.length < count - 1) throw new ApiError(410, photoMessages.partMissing);
  return Buffer.concat([...there, last]);
}

export async function dropParts(upload: string, { count }: PhotoPart): Promise<void> {
  await Promise.all(upTo(count - 1).map((index) => removeFile(pathOf(upload, index))));
}
