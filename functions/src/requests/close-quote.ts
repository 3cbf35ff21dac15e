import type { Actor, AuditEntry } from '@welding/domain/entities/audit-entry';
import type { Client } from '@welding/domain/entities/client';
import type { Project } from '@welding/domain/entities/project';
import type { Quote } from '@welding/domain/entities/quote';
import { type CloseQuote, quoteMessages } from '@welding/domain/entities/quote-answer';
import { actionsTexts } from '#actions-texts.ts';
import { documentsOf } from '#clients/client-documents.ts';
import { clients, emailDocumentsOf } from '#clients/clients.ts';
import { asRead, guardAsRead } from '#clients/guard-client.ts';
import { expenses } from '#costs/expenses.ts';
import { estimates } from '#estimates/estimates.ts';
import { invoices } from '#invoices/invoices.ts';
import { payments } from '#payments/payments.ts';
import { notePhotosOf, photoIdsIn } from '#photos/photos.ts';
import { projectPlaces, projects } from '#projects/projects.ts';
import { conflict } from '#refusal.ts';
import { latestChanges, recordChange } from '#store/audit.ts';
import { changeEntity } from '#store/change-entity.ts';
import { type Batch, firestore } from '#store/firestore.ts';
import { declareQuery } from '#store/query.ts';
import { workEntries } from '#time/work-entries.ts';
import { appointments } from '#visits/appointments.ts';
import { quotes } from './quotes.ts';

/** Records when staff first opened a request. @throws Refusal not_found */
export async function markSeen(id: string, actor: Actor): Promise<Quote> {
  return await changeEntity(quotes, {
    id,
    actor,
    action: 'opened',
    decide: ({ seenAt }) => (seenAt ? {} : { seenAt: new Date().toISOString() }),
  });
}

/**
 * Closes a request without a project. Does nothing for one that was closed in the same way.
 * @throws Refusal not_found, conflict for a request with another answer
 */
export async function closeQuote(id: string, { reason, note }: CloseQuote, actor: Actor): Promise<Quote> {
  return await changeEntity(quotes, {
    id,
    actor,
    action: 'closed',
    facts: [{ code: 'closedReason', text: reason }],
    note,
    decide: async (quote) => {
      if (
        quote.status === 'cancelled' &&
        quote.closedReason === reason &&
        (quote.closedNote ?? '') === (note ?? '')
      )
        return {};
      await requirePending(quote);
      return { status: 'cancelled', closedReason: reason, ...(note && { closedNote: note }) };
    },
  });
}

/** @throws Refusal conflict for an answered request, naming who answered it */
export async function requirePending({ id, status }: Quote): Promise<void> {
  const t = actionsTexts();
  if (status === 'pending') return;
  const answer = (await latestChanges(id, 10)).find(
    ({ action }) => action === 'accepted' || action === 'closed',
  );
  throw conflict(answer ? t.answeredBy(answer.actor.name, answer.action === 'accepted') : t.answered);
}

const visitsOfProject = declareQuery({ collection: 'appointments', equal: ['projectId'] });
const paymentsOfProject = declareQuery({ collection: 'payments', equal: ['projectId'] });
const estimatesOfProject = declareQuery({ collection: 'estimates', equal: ['projectId'] });
const invoicesOfProject = declareQuery({ collection: 'invoices', equal: ['projectId'] });
const expensesOfProject = declareQuery({ collection: 'expenses', equal: ['projectId'] });
const hoursOfProject = declareQuery({ collection: 'workEntries', equal: ['projectId'] });
const notesOfProject = declareQuery({ collection: 'projectNotes', equal: ['projectId'] });

/** Whether a project has any visit, payment, estimate, invoice, note, expense or hours, in any state. */
async function hasRecords(projectId: string): Promise<boolean> {
  const notes = (await firestore()).collection('projectNotes');
  const records = await Promise.all([
    visitsOfProject(await appointments(), [projectId])
      .limit(1)
      .get(),
    paymentsOfProject(await payments(), [projectId])
      .limit(1)
      .get(),
    estimatesOfProject(await estimates(), [projectId])
      .limit(1)
      .get(),
    invoicesOfProject(await invoices(), [projectId])
      .limit(1)
      .get(),
    notesOfProject(notes, [projectId]).limit(1).get(),
    expensesOfProject(await expenses(), [projectId])
      .limit(1)
      .get(),
    hoursOfProject(await workEntries(), [projectId])
      .limit(1)
      .get(),
  ]);
  return records.some(({ empty }) => !empty);
}

/**
 * Undoes the answer to a request and makes it pending again. Deletes the project made from it, and its client if the client
 * was new and has nothing else. Its photos are no client's again. Starts over when a visit is planned in between.
 * @throws Refusal not_found, conflict once the project was changed, or has a visit, payment, estimate, invoice, note, expense
 * or hours
 */
export async function reopenQuote(id: string, actor: Actor): Promise<Quote> {
  return await changeEntity(quotes, {
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
      if (!before.projectId) return;
      await notePhotosOf(undefined, photoIdsIn(before), batch);
      await removeProject(batch, before, before.projectId, actor);
    },
  });
}

async function removeProject(batch: Batch, quote: Quote, projectId: string, actor: Actor): Promise<void> {
  const project = await (await projects()).doc(projectId).get();
  const clientId = project.data()?.clientId;
  // Reads the client before checking for visits: a visit planned later changes the client, and then the batch fails.
  const client = clientId ? await (await clients()).doc(clientId).get() : undefined;
  if (await hasGoneOn(projectId, project.data())) throw conflict(quoteMessages.goneOn);
  batch.delete(project.ref, asRead(project));
  batch.delete((await projectPlaces()).doc(projectId));
  await recordReopening(batch, actor, { entity: 'project', entityId: projectId, clientId });
  const record = client?.data();
  if (!client || !record) return;
  if (!quote.madeClient || !(await hasNothingElse(record, projectId))) {
    await guardAsRead(batch, client);
    return;
  }
  batch.delete(client.ref, asRead(client));
  for (const document of await emailDocumentsOf(record.id)) batch.delete(document);
  await recordReopening(batch, actor, { entity: 'client', entityId: record.id, clientId });
}

async function hasGoneOn(id: string, project: Project | undefined): Promise<boolean> {
  return project?.status !== 'pending' || project.updatedAt !== undefined || (await hasRecords(id));
}

/** Keeps a client whom someone changed, or who has other records. */
async function hasNothingElse({ id: clientId, updatedAt }: Client, projectId: string): Promise<boolean> {
  const { projects: all, ...rest } = await documentsOf(clientId);
  return (
    updatedAt === undefined &&
    all.every(({ id }) => id === projectId) &&
    [rest.appointments, rest.payments, rest.estimates, rest.invoices].every(({ length }) => length === 0) &&
    rest.quotes.length <= 1
  );
}

async function recordReopening(
  batch: Batch,
  actor: Actor,
  { clientId, ...what }: { entity: 'project' | 'client'; entityId: string; clientId: string | undefined },
): Promise<void> {
  const facts: AuditEntry['facts'] = [{ code: 'requestReopened' }];
  const whose = clientId && { clientId };
  await recordChange(batch, { actor, action: 'took back', ...what, ...whose, changes: [], facts });
}
