import type { Project } from '@welding/domain/entities/project';
import { apiMessages } from '@welding/domain/messages';
import { findClient } from '#clients/clients.ts';
import { requirePresent } from '#clients/guard-client.ts';
import { badRequest, notFound } from '#refusal.ts';
import { findProject } from './projects.ts';

/** The project, which has to be this client's. @throws Refusal 404 when there is none; as `requireOwner` */
export async function requireProjectOf(clientId: string, projectId: string): Promise<Project> {
  const project = await findProject(projectId);
  if (!project) throw notFound(apiMessages.projectNotFound);
  await requireOwner(project, clientId);
  return project;
}

/** @throws Refusal 400 for something of another client's; for a client who was merged as `requirePresent` */
export async function requireOwner(owned: { readonly clientId: string }, clientId: string): Promise<void> {
  if (owned.clientId === clientId) return;
  const named = clientId && (await findClient(clientId));
  if (named) await requirePresent(named);
  throw badRequest(apiMessages.projectOfOther);
}
