import type { Client } from '@welding/domain/entities/client';
import type { Project } from '@welding/domain/entities/project';
import { clientMessages, clientName } from '@welding/domain/entities/stored-client';
import { errorCodes } from '@welding/domain/error-codes';
import { apiMessages } from '@welding/domain/messages';
import { findProject } from '#projects/projects.ts';
import { badRequest, conflict, notFound } from '#refusal.ts';
import { addOne, type Batch, type DocumentSnapshot, type Timestamp } from '#store/firestore.ts';
import { clients, findClient } from './clients.ts';

/**
 * Makes a batch hold only for a client who is there, as it is read now. What gives a client something and what ends a client
 * both write its document on that condition: of the two at once one fails with a conflict and has to look again.
 * @returns the client @throws Refusal not_found; as `requirePresent`
 */
export async function guardClient(batch: Batch, clientId: string): Promise<Client> {
  const stored = await (await clients()).doc(clientId).get();
  const client = stored.data();
  if (!client) throw notFound();
  await requirePresent(client);
  await guardAsRead(batch, stored);
  return client;
}

/**
 * Makes a batch hold only as long as the client is as it was read. The count that it writes is read by nobody: an update that
 * changes nothing would leave the document's version as it was.
 */
export async function guardAsRead(
  batch: Batch,
  { ref, updateTime }: DocumentSnapshot<Client>,
): Promise<void> {
  if (!updateTime) throw notFound();
  batch.update(ref.withConverter(null), { guarded: await addOne() }, { lastUpdateTime: updateTime });
}

/** The condition that nobody has written a document since it was read. */
export function asRead({ updateTime }: DocumentSnapshot): { lastUpdateTime?: Timestamp } {
  return updateTime ? { lastUpdateTime: updateTime } : {};
}

/** As `guardClient`, for what belongs to a project, too: taking one back writes the client as well. */
export async function guardProject(
  batch: Batch,
  { clientId, projectId }: { readonly clientId: string; readonly projectId?: string | undefined },
): Promise<void> {
  await guardClient(batch, clientId);
  // After the client: a project that is taken back from now on makes the batch fail.
  if (projectId && !(await findProject(projectId))) throw notFound();
}

/** @throws Refusal client_merged with the name of the client that it was merged into, conflict for an erased one */
export async function requirePresent({ mergedInto, erasedAt }: Client): Promise<void> {
  const kept = mergedInto && (await findKept(mergedInto));
  if (kept) throw conflict(clientMessages.merged(clientName(kept)), errorCodes.clientMerged);
  if (mergedInto || erasedAt) throw conflict(clientMessages.gone);
}

/** The client of this id, or the one that it was merged into. */
export async function findKept(clientId: string): Promise<Client | undefined> {
  const client = await findClient(clientId);
  return client?.mergedInto ? await findKept(client.mergedInto) : client;
}

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
