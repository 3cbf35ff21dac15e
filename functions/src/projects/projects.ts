import type { Actor } from '@welding/domain/entities/audit-entry';
import { placeOfProject } from '@welding/domain/entities/client-search';
import { foundByOptions } from '@welding/domain/entities/found-by';
import { type Project, projectSchema } from '@welding/domain/entities/project';
import {
  type ProjectPlace,
  projectPlaceFields,
  storedProjectPlaceSchema,
  withPlace,
} from '@welding/domain/entities/project-place';
import { apiMessages } from '@welding/domain/messages';
import { maxListLength } from '@welding/domain/values/limits';
import { findClient } from '#clients/clients.ts';
import { guardClient, requirePresent } from '#clients/guard-client.ts';
import { badRequest, notFound } from '#refusal.ts';
import { apartIn, wholeOf, wholesOf } from '#store/apart.ts';
import { nextNumber } from '#store/counters.ts';
import { addNew, type CreatedBy, create, newIdentity } from '#store/create.ts';
import { parseDocument, parseSnapshot } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import type { Batch } from '#store/firestore.ts';
import { declareQuery, findByIds } from '#store/query.ts';

export const projectPlaces = entityCollection('projectPlaces', storedProjectPlaceSchema);

export const projects = entityCollection('projects', projectSchema, {
  audit: 'project',
  guard: (batch, { clientId }) => guardClient(batch, clientId),
  apart: apartIn(projectPlaces, { fields: projectPlaceFields, partOf: placeOfProject, join: withPlace }),
});

const projectsOfClient = declareQuery({
  collection: 'projects',
  equal: ['clientId'],
  order: { field: 'createdAt', direction: 'desc' },
});

/** The client's projects, newest first, at most `maxListLength`, without places and photos. @param before only earlier ones */
export async function listProjects(clientId: string, before?: Date): Promise<Project[]> {
  const newest = projectsOfClient(await projects(), [clientId], { before }).limit(maxListLength);
  return parseSnapshot(await newest.get());
}

const byCompletion = declareQuery({
  collection: 'projects',
  equal: [],
  order: { field: 'completedDate', direction: 'asc' },
});
const placesBySource = declareQuery({
  collection: 'projectPlaces',
  equal: [],
  oneOf: { field: 'foundBy', values: foundByOptions },
  order: { field: 'createdAt', direction: 'asc' },
});

/** At most `most` projects from `from` on and before `before` that came by phone, each with how the client found us. */
export async function listCallsBetween(from: Date, before: Date, most: number): Promise<ProjectPlace[]> {
  const range = { after: new Date(from.getTime() - 1), before };
  return parseSnapshot(
    await placesBySource(await projectPlaces(), [], range)
      .limit(most)
      .get(),
  );
}

const byStatus = declareQuery({ collection: 'projects', equal: ['status'] });

/** At most `most` projects completed from `from` on and before `before`, without places and photos. */
export async function listCompletedBetween(from: Date, before: Date, most: number): Promise<Project[]> {
  // A query's range excludes its ends.
  const after = new Date(from.getTime() - 1);
  const found = byCompletion(await projects(), [], { after, before }).limit(most);
  return parseSnapshot(await found.get());
}

/** Projects in progress, at most `most`, without places and photos. */
export async function listUnderWay(most: number): Promise<Project[]> {
  return parseSnapshot(
    await byStatus(await projects(), ['in_progress'])
      .limit(most)
      .get(),
  );
}

export async function findProject(projectId: string): Promise<Project | undefined> {
  return parseDocument(await (await projects()).doc(projectId).get());
}

export async function findWholeProject(projectId: string): Promise<Project | undefined> {
  const project = await findProject(projectId);
  return project && (await wholeOf(projects, project));
}

export async function findProjectPlace(projectId: string): Promise<ProjectPlace | undefined> {
  return parseDocument(await (await projectPlaces()).doc(projectId).get());
}

export async function findProjectPlaces(ids: readonly string[]): Promise<ReadonlyMap<string, ProjectPlace>> {
  return await findByIds(await projectPlaces(), ids);
}

/** Those of these projects that exist, with places and photos, by id. */
export async function findProjects(ids: readonly string[]): Promise<ReadonlyMap<string, Project>> {
  const found = await findByIds(await projects(), ids);
  const wholes = await wholesOf(projects, [...found.values()]);
  return new Map(wholes.map((project) => [project.id, project]));
}

/** Those of these projects that exist, without places and photos, by id. */
export async function findBareProjects(ids: readonly string[]): Promise<ReadonlyMap<string, Project>> {
  return await findByIds(await projects(), ids);
}

type NewProject = Omit<Project, 'id' | 'number' | 'status' | 'beforePhotos' | 'afterPhotos' | 'createdAt'>;

/** @param beforePhotos those of the request it comes from */
export function newProject(project: NewProject, beforePhotos: Project['beforePhotos'] = []): Project {
  return { ...project, ...newIdentity(), status: 'pending', beforePhotos, afterPhotos: [] };
}

/** Stores a new, pending project under the next number. @throws Refusal key_reused; as `guardClient` */
export async function storeProject(project: NewProject, by: CreatedBy): Promise<Project> {
  const begun = newProject(project);
  const numbered = async (batch: Batch) => ({ ...begun, number: await nextNumber(batch, 'projects') });
  return await create(projects, numbered, by);
}

/** Adds a new project under the next number to a batch. @param told as for `addNew` */
export async function addProject(
  batch: Batch,
  project: Project,
  actor: Actor,
  told?: Parameters<typeof addNew>[4],
): Promise<Project> {
  const numbered = { ...project, number: await nextNumber(batch, 'projects') };
  await addNew(batch, projects, numbered, actor, told);
  return numbered;
}

/** Like `guardClient`, also for a project, whose removal writes the client too. Does nothing for an entity without a client. */
export async function guardProject(
  batch: Batch,
  {
    clientId,
    projectId,
  }: { readonly clientId?: string | undefined; readonly projectId?: string | undefined },
): Promise<void> {
  if (!clientId) return;
  await guardClient(batch, clientId);
  // Read after the client: a project removed later makes the batch fail.
  if (projectId && !(await findProject(projectId))) throw notFound();
}

/** The project of this client. @throws Refusal 404 for an unknown one; as `requireOwner` */
export async function requireProjectOf(clientId: string, projectId: string): Promise<Project> {
  const project = await findProject(projectId);
  if (!project) throw notFound(apiMessages.projectNotFound);
  await requireOwner(project, clientId);
  return project;
}

/** @throws Refusal 400 for another client's; for a merged client as `requirePresent` */
export async function requireOwner(owned: { readonly clientId: string }, clientId: string): Promise<void> {
  if (owned.clientId === clientId) return;
  const named = clientId && (await findClient(clientId));
  if (named) await requirePresent(named);
  throw badRequest(apiMessages.projectOfOther);
}
