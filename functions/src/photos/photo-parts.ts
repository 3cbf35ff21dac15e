import { photoMessages } from '@welding/domain/entities/photo';
import { errorCodes } from '@welding/domain/error-codes';
import { Refusal } from '#refusal.ts';
import { readFile, removeFile, saveFile } from '#store/files.ts';

/** A part of a photo, counted from 1. */
export type PhotoPart = { readonly index: number; readonly count: number };

/** A photo or a part of one, with its caption. */
export type PhotoUpload = {
  readonly bytes: Buffer;
  readonly caption: string | undefined;
  readonly part?: PhotoPart | undefined;
};

/** A sweep removes the parts of unfinished uploads from here. */
export const partsFolder = 'parts/';

const pathOf = (upload: string, index: number) => `${partsFolder}${upload}/${index}`;
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Stores a part until the last one arrives. @param upload unique to this upload */
export async function savePart(upload: string, { index }: PhotoPart, bytes: Buffer): Promise<void> {
  await saveFile(pathOf(upload, index), bytes, 'application/octet-stream');
}

/** Joins a photo's parts with its last one. @throws Refusal 410 when a part is missing: the upload starts again */
export async function joinParts(upload: string, { count }: PhotoPart, last: Buffer): Promise<Buffer> {
  const before = await Promise.all(upTo(count - 1).map((index) => readFile(pathOf(upload, index))));
  const there = before.filter((part) => part !== undefined);
  if (there.length < count - 1) throw new Refusal(errorCodes.gone, photoMessages.partMissing);
  return Buffer.concat([...there, last]);
}

export async function dropParts(upload: string, { count }: PhotoPart): Promise<void> {
  await Promise.all(upTo(count - 1).map((index) => removeFile(pathOf(upload, index))));
}
