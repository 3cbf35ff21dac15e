import type { Project } from '@welding/domain/entities/project';
import { apiMessages } from '@welding/domain/messages';
import { findProject } from '#data/projects.ts';
import { badRequest, notFound } from '#refusal.ts';

/** The project, which has to be this client's. @throws Refusal 404 when there is none, 400 for another client's */
export async function requireProjectOf(clientId: string, projectId: string): Promise<Project> {
  const project = await findProject(projectId);
  if (!project) throw notFound(apiMessages.projectNotFound);
  if (project.clientId !== clientId) throw badRequest(apiMessages.projectOfOther);
  return project;
}
