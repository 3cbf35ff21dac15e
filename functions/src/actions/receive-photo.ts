import type { Actor } from '@welding/domain/entities/audit-entry';
import type { PhotoList, PhotoOwner } from '@welding/domain/entities/photo';
import { apiMessages } from '@welding/domain/messages';
import type { IdempotencyKey } from '#data/create-idempotently.ts';
import { dropParts, joinParts, keepPart, type PhotoUpload } from '#data/photo-parts.ts';
import { cleanImage } from '#images/clean-image.ts';
import { badRequest } from '#refusal.ts';
import { addPhoto, findAdded } from './change-photos.ts';

/** Where a photo belongs. */
export type PhotoTarget = { readonly owner: PhotoOwner; readonly list: PhotoList };

/**
 * Takes in a photo, or a part of one, and stores it when it is whole.
 * @param once says of what a part is; a part without it is refused
 * @returns its id; undefined as long as parts are to come
 * @throws Refusal 400, 410 as `joinParts`, 413 and 415 as `cleanImage`; and as `addPhoto`
 */
export async function receivePhoto(
  { bytes, caption, part }: PhotoUpload,
  { owner, list }: PhotoTarget,
  actor: Actor,
  once: IdempotencyKey | undefined,
): Promise<string | undefined> {
  const store = async (whole: Buffer) =>
    (await addPhoto({ ...cleanImage(whole), caption, owner, list }, actor, once)).id;
  if (!part) return await store(bytes);
  if (!once) throw badRequest(apiMessages.keyInvalid);
  const added = await findAdded(once);
  if (added) return added.id;
  const folder = `${owner.id}/${once.id}`;
  if (part.index < part.count) {
    await keepPart(folder, part, bytes);
    return undefined;
  }
  const id = await store(await joinParts(folder, part, bytes));
  await dropParts(folder, part);
  return id;
}
