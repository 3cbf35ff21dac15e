import { maxListLength } from '@welding/domain/limits';
import type { Project } from '@welding/domain/project';
import { storedProjectSchema } from '@welding/domain/stored-project';
import { entityCollection } from './collection.ts';
import { declareQuery } from './query.ts';
import { readableDocument, readableDocuments } from './readable-documents.ts';

export const projects = entityCollection('projects', storedProjectSchema, [
  'scheduledDate',
  'completedDate',
  'createdAt',
]);

const projectsOfClient = declareQuery({
  collection: 'projects',
  equal: ['clientId'],
  order: { field: 'createdAt', direction: 'desc' },
});

/** The client's projects, newest first, at most `maxListLength`; with `before` those made before that instant. */
export async function listProjects(clientId: string, before?: Date): Promise<Project[]> {
  const newest = projectsOfClient(await projects(), [clientId], { before }).limit(maxListLength);
  return readableDocuments(await newest.get());
}

/** The project, or undefined when there is none. */
export async function findProject(projectId: string): Promise<Project | undefined> {
  return readableDocument(await (await projects()).doc(projectId).get());
}
