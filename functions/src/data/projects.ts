import { type Project, storedProjectSchema } from '@welding/domain/project';
import { entityCollection } from './collection.ts';
import { declareQuery } from './query.ts';
import { readableDocuments } from './readable-documents.ts';

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

/** The client's projects, newest first. */
export async function listProjects(clientId: string): Promise<Project[]> {
  return readableDocuments(await projectsOfClient(await projects(), [clientId]).get());
}

/** The project, or undefined when there is none. @throws ZodError when the stored document is not a project. */
export async function findProject(projectId: string): Promise<Project | undefined> {
  return (await (await projects()).doc(projectId).get()).data();
}
