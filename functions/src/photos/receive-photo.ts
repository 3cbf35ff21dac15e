import { type Photo, photoMessages } from '@welding/domain/entities/photo';
import { errorCodes } from '@welding/domain/error-codes';
import { apiMessages } from '@welding/domain/messages';
import { badRequest, Refusal } from '#refusal.ts';
import { readFile, removeFile, storeFile } from '#store/files.ts';
import type { IdempotencyKey } from '#store/idempotency.ts';
import { findAdded } from './change-photos.ts';
import { cleanImage } from './clean-image.ts';

export type PhotoTarget = {
  readonly id: string;
  readonly store: (
    picture: ReturnType<typeof cleanImage> & Pick<PhotoUpload, 'caption'>,
    once: IdempotencyKey | undefined,
  ) => Promise<Photo>;
};

/**
 * Receives a photo, or a part of one, and stores a complete one.
 * @param once identifies a part's upload; a part without it is refused
 * @returns the photo's id, undefined while parts are missing
 * @throws Refusal 400, 410 as `joinParts`, 413 and 415 as `cleanImage`; and the errors of `store`
 */
export async function receivePhoto(
  { bytes, caption, part }: PhotoUpload,
  { id, store }: PhotoTarget,
  once: IdempotencyKey | undefined,
): Promise<string | undefined> {
  const storeWhole = async (whole: Buffer) => (await store({ ...cleanImage(whole), caption }, once)).id;
  if (!part) return await storeWhole(bytes);
  if (!once) throw badRequest(apiMessages.keyInvalid);
  const added = await findAdded(once);
  if (added) return added.id;
  const folder = `${id}/${once.id}`;
  if (part.index < part.count) {
    await savePart(folder, part, bytes);
    return undefined;
  }
  const photoId = await storeWhole(await joinParts(folder, part, bytes));
  await dropParts(folder, part);
  return photoId;
}

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
async function savePart(upload: string, { index }: PhotoPart, bytes: Buffer): Promise<void> {
  await storeFile(pathOf(upload, index), bytes, 'application/octet-stream');
}

/** Joins a photo's parts with its last one. @throws Refusal 410 when a part is missing: the upload starts again */
async function joinParts(upload: string, { count }: PhotoPart, last: Buffer): Promise<Buffer> {
  const before = await Promise.all(upTo(count - 1).map((index) => readFile(pathOf(upload, index))));
  const there = before.filter((part) => part !== undefined);
  if (there.length < count - 1) throw new Refusal(errorCodes.gone, photoMessages.partMissing);
  return Buffer.concat([...there, last]);
}

async function dropParts(upload: string, { count }: PhotoPart): Promise<void> {
  await Promise.all(upTo(count - 1).map((index) => removeFile(pathOf(upload, index))));
}
