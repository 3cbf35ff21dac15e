import { randomUUID } from 'node:crypto';
import { type Photo, photoLists, photoSchema } from '@welding/domain/entities/photo';
import { photoIdOf } from '@welding/domain/entities/photo-path';
import type { Project } from '@welding/domain/entities/project';
import type { Quote } from '@welding/domain/entities/quote';
import { findWholeProject } from '#projects/projects.ts';
import { quotes } from '#requests/quotes.ts';
import { isConflict } from '#store/conflicts.ts';
import { parseDocument, parseSnapshot } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import { removeFile, storeFile } from '#store/files.ts';
import { type Batch, newBatch } from '#store/firestore.ts';
import { findEarlier, type IdempotencyKey, recordKey } from '#store/idempotency.ts';
import { itemByItem } from '#store/item-by-item.ts';
import { declareQuery, getDocuments } from '#store/query.ts';

export const photos = entityCollection('photos', photoSchema);

export type NewPicture = Pick<
  Photo,
  'owner' | 'clientId' | 'contentType' | 'width' | 'height' | 'caption' | 'authorId'
> & {
  readonly contents: Buffer;
};

const photosToSweep = declareQuery({
  collection: 'photos',
  equal: [],
  order: { field: 'sweepAt', direction: 'asc' },
});

/** How long a removed photo stays, for an undo. */
const retentionMs = 24 * 60 * 60 * 1000;
const mostAtOnce = 200;
const atOnce = 20;

/** The time of the next check of an unused photo. */
export function nextSweep(forMs = retentionMs): string {
  return new Date(Date.now() + forMs).toISOString();
}

/** Stores a photo with its file. A sweep removes it if it is never used. */
export async function storePicture(
  { contents, ...picture }: NewPicture,
  sweepAt = nextSweep(),
): Promise<Photo> {
  const id = randomUUID();
  const photo: Photo = {
    ...picture,
    id,
    path: `photos/${id}`,
    size: contents.length,
    createdAt: new Date().toISOString(),
    sweepAt,
  };
  await (await photos()).doc(id).create(photo);
  await storeFile(photo.path, contents, photo.contentType);
  return photo;
}

/**
 * Stores a photo before the entity that will use it, once for each key. A sweep removes it if it is not used in time.
 * @throws Refusal key_reused
 */
export async function storePictureOnce(
  picture: NewPicture,
  once: IdempotencyKey | undefined,
  keptMs: number,
): Promise<Photo> {
  const earlier = once && (await findEarlier(await photos(), once));
  if (earlier) return earlier;
  const photo = await storePicture(picture, nextSweep(keptMs));
  if (!once) return photo;
  const batch = await newBatch();
  await recordKey(batch, once, photo.id);
  try {
    await batch.commit();
  } catch (error) {
    const other = isConflict(error) ? await findEarlier(await photos(), once) : undefined;
    if (!other) throw error;
    return other;
  }
  return photo;
}

export async function findPhoto(id: string): Promise<Photo | undefined> {
  return parseDocument(await (await photos()).doc(id).get());
}

/** The ids of an entity's stored photos. */
export function photoIdsIn(entity: Partial<Pick<Project & Quote, (typeof photoLists)[number]>>): string[] {
  return photoLists.flatMap((list) => entity[list] ?? []).flatMap((address) => photoIdOf(address) ?? []);
}

/** The quote request a photo came with and its project, which may both show it. */
export async function ownersOf({ owner }: Photo): Promise<{ quote?: Quote; project?: Project }> {
  const quote = owner.entity === 'quote' ? await quoteOf(owner.id) : undefined;
  const projectId = owner.entity === 'project' ? owner.id : quote?.projectId;
  const project = projectId ? await findWholeProject(projectId) : undefined;
  return { ...(quote && { quote }), ...(project && { project }) };
}

async function quoteOf(id: string): Promise<Quote | undefined> {
  return parseDocument(await (await quotes()).doc(id).get());
}

/** Sets or removes the client of these photos. Skips deleted ones. */
export async function notePhotosOf(
  clientId: string | undefined,
  ids: readonly string[],
  batch: Batch,
): Promise<void> {
  const stored = await getDocuments(await photos(), ids);
  const client = await photos.encodeUpdate({ clientId });
  for (const { exists, ref } of stored) if (exists) batch.update(ref, client);
}

/** Removes a photo even while it is shown. The file goes first, because only the document has its path. */
export async function erasePhoto(id: string): Promise<void> {
  const document = (await photos()).doc(id);
  // Reads only the path, so that an unreadable document does not keep its file.
  const path: unknown = (await document.get()).get('path');
  if (typeof path === 'string') await removeFile(path);
  await document.delete();
}

/** Removes due photos that are not in use, with their files. @returns how many */
export async function deleteUnusedPhotos(now: Date): Promise<number> {
  const swept = await itemByItem('photos', photosDue(now), { idOf: (id) => id, atOnce }, sweepPhoto);
  return swept.filter(Boolean).length;
}

async function* photosDue(now: Date): AsyncGenerator<string> {
  const due = photosToSweep(await photos(), [], { before: now }).limit(mostAtOnce);
  for (const { id } of parseSnapshot(await due.get())) yield id;
}

/** Removes a photo with its file unless it is in use. @returns whether it did */
export async function sweepPhoto(id: string): Promise<boolean> {
  const document = (await photos()).doc(id);
  const stored = await document.get();
  const photo = parseDocument(stored);
  if (!photo?.sweepAt || !stored.updateTime) return false;
  const unchanged = { lastUpdateTime: stored.updateTime };
  const owners = await ownersOf(photo);
  const isShown = Object.values(owners).some((owner) => photoIdsIn(owner).includes(id));
  try {
    if (isShown) {
      await document.update(await photos.encodeUpdate({ sweepAt: undefined }), unchanged);
      return false;
    }
    // Deletes the document first, on the condition that no one restored the photo in between.
    await document.delete(unchanged);
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
  await removeFile(photo.path);
  return true;
}
