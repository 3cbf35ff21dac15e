import type { Actor, AuditEntry } from '@welding/domain/entities/audit-entry';
import type { Client } from '@welding/domain/entities/client';
import type { Project } from '@welding/domain/entities/project';
import type { Quote } from '@welding/domain/entities/quote';
import { quoteMessages } from '@welding/domain/entities/quote-answer';
import { documentsOf } from '#clients/client-documents.ts';
import { clients, emailDocumentsOf } from '#clients/clients.ts';
import { asRead, guardAsRead } from '#clients/guard-client.ts';
import { hasFollowers } from '#projects/has-followers.ts';
import { projectPlaces, projects } from '#projects/projects.ts';
import { conflict } from '#refusal.ts';
import { recordChange } from '#store/audit.ts';
import { changeEntity } from '#store/change-entity.ts';
import type { Batch } from '#store/firestore.ts';
import { quotes } from './quotes.ts';

/**
 * Takes back the answer to a request: closed or accepted, it is pending again. The project that was made of it goes, and
 * so does the client where it was made of it and is nothing else's. A visit that is planned meanwhile makes it look again.
 * @throws Refusal not_found, conflict when something has followed: the project was changed, or has a visit,
 * payment, estimate, invoice or note
 */
export async function reopenQuote(id: string, actor: Actor): Promise<Quote> {
  return await changeEntity(quotes, {
    entity: 'quote',
    id,
    actor,
    action: 'reopened',
    decide: ({ status }) => {
      if (status === 'pending') return {};
      return {
        ...{ status: 'pending', closedReason: undefined, closedNote: undefined },
        ...{ clientId: undefined, projectId: undefined, madeClient: undefined },
      };
    },
    also: async (batch, before) => {
      if (before.projectId) await removeProject(batch, before, before.projectId, actor);
    },
  });
}

async function removeProject(batch: Batch, quote: Quote, projectId: string, actor: Actor): Promise<void> {
  const project = await (await projects()).doc(projectId).get();
  const clientId = project.data()?.clientId;
  // Read before what has followed is looked for: whoever plans a visit after that writes the client.
  const client = clientId ? await (await clients()).doc(clientId).get() : undefined;
  if (await hasGoneOn(projectId, project.data())) throw conflict(quoteMessages.goneOn);
  batch.delete(project.ref, asRead(project));
  batch.delete((await projectPlaces()).doc(projectId));
  await recordTakenBack(batch, actor, { entity: 'project', entityId: projectId, clientId });
  const record = client?.data();
  if (!client || !record) return;
  if (!quote.madeClient || !(await hasNothingElse(record, projectId))) {
    await guardAsRead(batch, client);
    return;
  }
  batch.delete(client.ref, asRead(client));
  for (const document of await emailDocumentsOf(record.id)) batch.delete(document);
  await recordTakenBack(batch, actor, { entity: 'client', entityId: record.id, clientId });
}

async function hasGoneOn(id: string, project: Project | undefined): Promise<boolean> {
  return project?.status !== 'pending' || project.updatedAt !== undefined || (await hasFollowers(id));
}

/** A client whom somebody has changed, or who has anything else by now, stays. */
async function hasNothingElse({ id: clientId, updatedAt }: Client, projectId: string): Promise<boolean> {
  const { projects: all, ...rest } = await documentsOf(clientId);
  return (
    updatedAt === undefined &&
    all.every(({ id }) => id === projectId) &&
    [rest.appointments, rest.payments, rest.estimates, rest.invoices].every(({ length }) => length === 0) &&
    rest.quotes.length <= 1
  );
}

async function recordTakenBack(
  batch: Batch,
  actor: Actor,
  { clientId, ...what }: { entity: 'project' | 'client'; entityId: string; clientId: string | undefined },
): Promise<void> {
  const facts: AuditEntry['facts'] = [{ code: 'requestReopened' }];
  const whose = clientId && { clientId };
  await recordChange(batch, { actor, action: 'took back', ...what, ...whose, changes: [], facts });
}
