import type { Actor, AuditAction } from '@welding/domain/entities/audit-entry';
import {
  type Photo,
  type PhotoList,
  type PhotoOwner,
  type PhotoPlace,
  photoLists,
  photoMessages,
} from '@welding/domain/entities/photo';
import { photoPath } from '@welding/domain/entities/photo-path';
import type { Quote } from '@welding/domain/entities/quote';
import { maxProjectPhotos, maxRequestPhotos } from '@welding/domain/values/limits';
import { guardClient } from '#clients/guard-client.ts';
import { findProject, projects } from '#projects/projects.ts';
import { conflict, notFound, Refusal } from '#refusal.ts';
import { quotes } from '#requests/quotes.ts';
import { changeEntity } from '#store/change-entity.ts';
import type { Batch } from '#store/firestore.ts';
import { findEarlier, type IdempotencyKey, recordKey } from '#store/idempotency.ts';
import {
  erasePhoto,
  findPhoto,
  type NewPicture,
  nextSweep,
  ownersOf,
  photos,
  storePicture,
} from './photos.ts';

type PhotoFields = { [List in PhotoList]?: string[] | undefined } & {
  photoCaptions?: Record<string, string> | undefined;
};

export type NewPhoto = NewPicture & { readonly owner: PhotoOwner; readonly list: PhotoList };

/** The photo the first request with this key stored. @throws Refusal key_reused */
export async function findAdded(once: IdempotencyKey | undefined): Promise<Photo | undefined> {
  return once && (await findEarlier(await photos(), once));
}

/**
 * Stores a photo and adds it to its owner, once for each key.
 * @throws Refusal key_reused, not_found, conflict when the list is full; as `guardClient`
 */
export async function addPhoto(
  { list, ...picture }: NewPhoto,
  actor: Actor,
  once: IdempotencyKey | undefined,
): Promise<Photo> {
  const stored = await findAdded(once);
  if (stored) return stored;
  const { owner, caption } = picture;
  const photo = await storePicture(picture);
  const { id } = photo;
  const document = (await photos()).doc(id);
  let other: Photo | undefined;
  const adding = changePhotos(owner, {
    actor,
    action: 'added a photo to',
    decide: async (current) => {
      other = await findAdded(once);
      if (other) return {};
      const addresses = current[list] ?? [];
      requireRoom(list, addresses);
      return {
        [list]: [...addresses, photoPath(id)],
        ...(caption && { photoCaptions: { ...current.photoCaptions, [id]: caption } }),
      };
    },
    also: async (batch, { clientId, projectId }) => {
      if (clientId) await guardClient(batch, clientId);
      batch.update(
        document,
        await photos.encodeUpdate({ sweepAt: undefined, ...(clientId && { clientId }) }),
      );
      if (once) await recordKey(batch, once, id);
      if (projectId) await addToProjectOf(batch, projectId, photo);
    },
  });
  try {
    await adding;
  } catch (error) {
    // Its client may be erased, so it does not wait for the sweep.
    if (error instanceof Refusal) await erasePhoto(id);
    throw error;
  }
  return other ?? photo;
}

/** A photo that arrives after its request was accepted belongs to the project, too. */
async function addToProjectOf(batch: Batch, projectId: string, { id, caption }: Photo): Promise<void> {
  const [project, place] = await Promise.all([findProject(projectId), projects.apart?.read(projectId)]);
  if (!project || !place) return;
  const { beforePhotos, photoCaptions, ...rest } = place.join(project);
  await place.write(batch, {
    ...rest,
    beforePhotos: [...new Set([...beforePhotos, photoPath(id)])],
    photoCaptions: caption ? { ...photoCaptions, [id]: caption } : photoCaptions,
  });
}

function requireRoom(list: PhotoList, addresses: readonly string[]): void {
  const most = list === 'photos' ? maxRequestPhotos : maxProjectPhotos;
  if (addresses.length < most) return;
  throw conflict(list === 'photos' ? photoMessages.requestFull : photoMessages.projectFull);
}

/**
 * Removes a photo from its owner. The file stays a day, for `restorePhoto`.
 * @returns its old place
 * @throws Refusal not_found
 */
export async function removePhoto(id: string, owner: PhotoOwner, actor: Actor): Promise<PhotoPlace> {
  const document = (await photos()).doc(id);
  let place: PhotoPlace | undefined;
  await changePhotos(owner, {
    actor,
    action: 'removed a photo from',
    decide: (current) => {
      const { list, addresses } = requireShown(current, id);
      const { [id]: caption, ...captions } = current.photoCaptions ?? {};
      place = { owner, list, index: addresses.indexOf(photoPath(id)), ...(caption && { caption }) };
      return {
        [list]: addresses.filter((address) => address !== photoPath(id)),
        ...(caption && { photoCaptions: captions }),
      };
    },
    also: async (batch) => {
      batch.update(document, await photos.encodeUpdate({ sweepAt: nextSweep() }));
    },
  });
  if (!place) throw notFound();
  return place;
}

/** Restores a removed photo. @throws Refusal conflict when it is gone for good, or the list is full */
export async function restorePhoto(
  id: string,
  { owner, list, index, caption }: PhotoPlace,
  actor: Actor,
): Promise<void> {
  const photo = await findPhoto(id);
  if (!photo) throw conflict(photoMessages.gone);
  if (!(await belongsTo(photo, owner))) throw notFound();
  await changePhotos(owner, {
    actor,
    action: 'put a photo back to',
    decide: (current) => {
      const addresses = current[list] ?? [];
      if (photoLists.some((each) => current[each]?.includes(photoPath(id)))) return {};
      requireRoom(list, addresses);
      return {
        [list]: addresses.toSpliced(index, 0, photoPath(id)),
        ...(caption && { photoCaptions: { ...current.photoCaptions, [id]: caption } }),
      };
    },
    also: async (batch) => {
      batch.update((await photos()).doc(id), await photos.encodeUpdate({ sweepAt: undefined }));
    },
  });
}

/** Changes a photo's caption; an empty text removes it. @throws Refusal not_found */
export async function captionPhoto(
  id: string,
  owner: PhotoOwner,
  caption: string,
  actor: Actor,
): Promise<void> {
  await changePhotos(owner, {
    actor,
    action: 'changed a caption of',
    decide: (current) => {
      requireShown(current, id);
      const { [id]: _, ...captions } = current.photoCaptions ?? {};
      return { photoCaptions: caption ? { ...captions, [id]: caption } : captions };
    },
    also: async (batch) => {
      batch.update((await photos()).doc(id), await photos.encodeUpdate({ caption: caption || undefined }));
    },
  });
}

async function belongsTo(photo: Photo, owner: PhotoOwner): Promise<boolean> {
  if (photo.owner.entity === owner.entity) return photo.owner.id === owner.id;
  const { project } = await ownersOf(photo);
  return owner.entity === 'project' && project?.id === owner.id;
}

function requireShown(current: PhotoFields, id: string) {
  for (const list of photoLists) {
    const addresses = current[list] ?? [];
    if (addresses.includes(photoPath(id))) return { list, addresses };
  }
  throw notFound();
}

type PhotosChange = {
  readonly actor: Actor;
  readonly action: AuditAction;
  readonly decide: (current: PhotoFields) => PhotoFields | Promise<PhotoFields>;
  readonly also: (batch: Batch, owner: Partial<Pick<Quote, 'clientId' | 'projectId'>>) => Promise<void>;
};

/** The history names only the fields, because photo URLs tell a reader nothing. */
async function changePhotos(
  { entity, id }: PhotoOwner,
  { actor, action, decide, also }: PhotosChange,
): Promise<void> {
  const change = { id, actor, action, withoutValues: true } as const;
  if (entity === 'quote') {
    await changeEntity(quotes, {
      ...change,
      decide,
      also: (batch, _, after) => also(batch, after),
    });
  } else {
    await changeEntity(projects, {
      ...change,
      decide: async (current) => definedLists(await decide(current)),
      also: (batch, _, { clientId }) => also(batch, { clientId }),
    });
  }
}

function definedLists({ beforePhotos, afterPhotos, photoCaptions }: PhotoFields) {
  return {
    ...(beforePhotos && { beforePhotos }),
    ...(afterPhotos && { afterPhotos }),
    ...(photoCaptions && { photoCaptions }),
  };
}
