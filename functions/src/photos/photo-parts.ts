import { photoMessages } from '@welding/domain/entities/photo';
import { errorCodes } from '@welding/domain/error-codes';
import { Refusal } from '#refusal.ts';
import { readFile, removeFile, saveFile } from '#store/files.ts';

/** A part of a photo, counted from 1. */
export type PhotoPart = { readonly index: number; readonly count: number };

/** A picture or a part of one as it was sent, and what stands below it. */
export type PhotoUpload = {
  readonly bytes: Buffer;
  readonly caption: string | undefined;
  readonly part?: PhotoPart | undefined;
};

/** Parts of photos that were never sent whole are swept away from here. */
export const partsFolder = 'parts/';

const pathOf = (upload: string, index: number) => `${partsFolder}${upload}/${index}`;
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Keeps a part until the last one comes. @param upload what tells this upload from every other */
export async function savePart(upload: string, { index }: PhotoPart, bytes: Buffer): Promise<void> {
  await saveFile(pathOf(upload, index), bytes, 'application/octet-stream');
}

/** The whole of a photo whose last part is here. @throws Refusal 410 when a part is not there: it begins anew */
export async function joinParts(upload: string, { count }: PhotoPart, last: Buffer): Promise<Buffer> {
  const before = await Promise.all(upTo(count - 1).map((index) => readFile(pathOf(upload, index))));
  const there = before.filter((part) => part !== undefined);
  if (there.length < count - 1) throw new Refusal(errorCodes.gone, photoMessages.partMissing);
  return Buffer.concat([...there, last]);
}

export async function dropParts(upload: string, { count }: PhotoPart): Promise<void> {
  await Promise.all(upTo(count - 1).map((index) => removeFile(pathOf(upload, index))));
}
