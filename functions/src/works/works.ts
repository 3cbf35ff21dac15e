import type { Actor } from '@welding/domain/entities/audit-entry';
import {
  type FinishedWork,
  finishedWorkTexts,
  mayBeShown,
  type PublishedWork,
  type ShownWork,
  storedFinishedWorkSchema,
} from '@welding/domain/entities/finished-work';
import { photoIdOf, workPhotoPath } from '@welding/domain/entities/photo-path';
import type { Project } from '@welding/domain/entities/project';
import { guardClient } from '#clients/guard-client.ts';
import { badRequest, conflict } from '#refusal.ts';
import { addChange, type EntityChange } from '#store/change-entity.ts';
import { retryConflicts } from '#store/conflicts.ts';
import { createWhereMissing } from '#store/create.ts';
import { parseDocument, parseSnapshot } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import { type Batch, newBatch } from '#store/firestore.ts';
import { declareQuery } from '#store/query.ts';
import { removeCopies, removeWorkPhotos, storeWorkPhoto, sweepWorkPhotos } from './work-photos.ts';

export const works = entityCollection('works', storedFinishedWorkSchema, { audit: 'work' });

const latest = declareQuery({
  collection: 'works',
  equal: [],
  order: { field: 'publishedAt', direction: 'desc' },
});
const mostShown = 60;

type OfProject = Pick<Project, 'id' | 'clientId'>;

/** Undefined before the first consent or publication. */
export async function findWork(projectId: string): Promise<FinishedWork | undefined> {
  return parseDocument(await (await works()).doc(projectId).get());
}

/** The works on the site, latest first. */
export async function listShownWorks(): Promise<ShownWork[]> {
  const found = parseSnapshot(
    await latest(await works(), [])
      .limit(mostShown)
      .get(),
  );
  return found.flatMap((work) => {
    const { id, title = '', town = '', service, caption = '', photos } = work;
    if (!mayBeShown(work) || !service) return [];
    const paths = photos.map(({ before, after }) => ({
      ...(before && { before: workPhotoPath(id, before) }),
      after: workPhotoPath(id, after),
    }));
    return [{ id, title, town, service, photos: paths, caption }];
  });
}

export async function showsPhoto(workId: string, photoId: string): Promise<boolean> {
  const work = await findWork(workId);
  if (!work?.publishedAt || !mayBeShown(work)) return false;
  return photosOf(work).includes(photoId);
}

/**
 * Stores that the client agrees to show the work, or withdraws, which takes the work and its photos off the site.
 * @param by the client, or the staff member whom the client told
 */
export async function setWorkConsent(project: OfProject, given: boolean, by: Actor): Promise<FinishedWork> {
  const work = await changeWork((batch) => addWorkConsent(batch, project, given, by));
  if (!given) await removeWorkPhotos(project.id);
  return work;
}

/** Like `setWorkConsent`, in the batch of another change. */
export async function addWorkConsent(
  batch: Batch,
  project: OfProject,
  given: boolean,
  by: Actor,
): Promise<FinishedWork> {
  const { id, clientId } = project;
  await createWhereMissing(works, { id, clientId, photos: [], createdAt: new Date().toISOString() });
  return await addWorkChange(batch, project, {
    actor: by,
    action: given ? 'agreed to show' : 'withdrew',
    decide: (work) => {
      const at = new Date().toISOString();
      if (!given) return mayBeShown(work) ? { endedAt: at, publishedAt: undefined, photos: [] } : {};
      if (mayBeShown(work)) return {};
      return { consent: { at, by, wording: finishedWorkTexts().consent }, endedAt: undefined };
    },
  });
}

/**
 * Puts finished work on the site, or changes how the site shows it.
 * @throws Refusal 409 without the client's consent, 400 for a photo of another project; as `storeWorkPhoto`
 */
export async function publishWork(
  project: Project,
  { updatedAt, ...shown }: PublishedWork,
  actor: Actor,
): Promise<FinishedWork> {
  const own = [...project.beforePhotos, ...project.afterPhotos].flatMap((path) => photoIdOf(path) ?? []);
  const wanted = shown.photos.flatMap(({ before, after }) => (before ? [before, after] : [after]));
  if (!wanted.every((id) => own.includes(id))) throw badRequest(finishedWorkTexts().photoNotOfProject);
  const before = await findWork(project.id);
  requireConsent(before);
  const copied = [...new Set(wanted)].filter((id) => !photosOf(before).includes(id));
  try {
    for (const id of copied) await storeWorkPhoto(project.id, id);
    return await changeWork((batch) =>
      addWorkChange(batch, project, {
        asked: { updatedAt, ...shown },
        actor,
        action: 'published',
        decide: (work) => {
          requireConsent(work);
          return { ...shown, publishedAt: work.publishedAt ?? new Date().toISOString() };
        },
      }),
    );
  } catch (error) {
    // The consent may have been withdrawn while the copies were made, or another request may show them.
    const left = photosOf(await findWork(project.id));
    await removeCopies(
      project.id,
      copied.filter((id) => !left.includes(id)),
    );
    throw error;
  }
}

/** The photos on the site. */
function photosOf(work: FinishedWork | undefined): string[] {
  return work?.photos.flatMap(({ before, after }) => (before ? [before, after] : [after])) ?? [];
}

/** Copies of a publication under way have no work yet. */
const copyKeptMs = 60 * 60 * 1000;

/** Removes copies that no work shows. @returns how many */
export async function sweepCopies(now: Date): Promise<number> {
  return await sweepWorkPhotos(new Date(now.getTime() - copyKeptMs), showsPhoto);
}

/** Takes work off the site. The consent stays. */
export async function unpublishWork(project: OfProject, actor: Actor): Promise<FinishedWork> {
  const work = await changeWork((batch) =>
    addWorkChange(batch, project, {
      actor,
      action: 'unpublished',
      decide: ({ publishedAt }) => (publishedAt ? { publishedAt: undefined, photos: [] } : {}),
    }),
  );
  await removeWorkPhotos(project.id);
  return work;
}

function requireConsent(work: FinishedWork | undefined): void {
  if (!work || !mayBeShown(work)) throw conflict(finishedWorkTexts().noConsent);
}

async function changeWork(add: (batch: Batch) => Promise<FinishedWork>): Promise<FinishedWork> {
  return await retryConflicts(async () => {
    const batch = await newBatch();
    const work = await add(batch);
    await batch.commit();
    return work;
  });
}

async function addWorkChange(
  batch: Batch,
  { id }: OfProject,
  change: Omit<EntityChange<FinishedWork>, 'id' | 'withoutValues' | 'also'>,
): Promise<FinishedWork> {
  const { entity } = await addChange(batch, works, {
    ...change,
    id,
    withoutValues: true,
    also: async (changing, { clientId }) => {
      await guardClient(changing, clientId);
    },
  });
  return entity;
}
