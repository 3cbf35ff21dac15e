import type { Photo } from '@welding/domain/entities/photo';
import { apiMessages } from '@welding/domain/messages';
import { badRequest } from '#refusal.ts';
import type { IdempotencyKey } from '#store/create-idempotently.ts';
import { findAdded } from './change-photos.ts';
import { cleanImage } from './clean-image.ts';
import { dropParts, joinParts, type PhotoUpload, savePart } from './photo-parts.ts';

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
