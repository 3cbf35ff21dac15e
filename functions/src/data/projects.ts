import { randomUUID } from 'node:crypto';
import { maxListLength } from '@welding/domain/business/limits';
import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Project } from '@welding/domain/entities/project';
import { storedProjectSchema } from '@welding/domain/entities/stored-project';
import { recordChange } from './audit.ts';
import { entityCollection } from './collection.ts';
import { createIdempotently, type IdempotencyKey } from './create-idempotently.ts';
import { findByIds } from './find-by-ids.ts';
import { parseDocument, parseSnapshot } from './parse-snapshot.ts';
import { declareQuery } from './query.ts';

export const projects = entityCollection('projects', storedProjectSchema, [
  'scheduledDate',
  'completedDate',
  'createdAt',
  'updatedAt',
]);

const projectsOfClient = declareQuery({
  collection: 'projects',
  equal: ['clientId'],
  order: { field: 'createdAt', direction: 'desc' },
});

/** The client's projects, newest first, at most `maxListLength`; with `before` those made before that instant. */
export async function listProjects(clientId: string, before?: Date): Promise<Project[]> {
  const newest = projectsOfClient(await projects(), [clientId], { before }).limit(maxListLength);
  return parseSnapshot(await newest.get());
}

/** The project, or undefined when there is none. */
export async function findProject(projectId: string): Promise<Project | undefined> {
  return parseDocument(await (await projects()).doc(projectId).get());
}

/** The projects of these ids that are there, by id. */
export async function findProjects(ids: readonly string[]): Promise<ReadonlyMap<string, Project>> {
  return await findByIds(await projects(), ids);
}

/** Stores a new project, which begins as pending. @throws KeyReusedError */
export async function storeProject(
  project: Omit<Project, 'id' | 'status' | 'beforePhotos' | 'afterPhotos' | 'createdAt'>,
  { actor, once }: { readonly actor: Actor; readonly once: IdempotencyKey | undefined },
): Promise<Project> {
  const stored: Project = {
    ...project,
    id: randomUUID(),
    status: 'pending',
    beforePhotos: [],
    afterPhotos: [],
    createdAt: new Date().toISOString(),
  };
  const { id: entityId, clientId } = stored;
  return await createIdempotently(await projects(), stored, {
    once,
    also: (batch) =>
      recordChange(batch, { actor, action: 'created', entity: 'project', entityId, clientId, changes: [] }),
  });
}
