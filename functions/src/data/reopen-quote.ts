import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Project } from '@welding/domain/entities/project';
import type { Quote } from '@welding/domain/entities/quote';
import { quoteMessages } from '@welding/domain/entities/quote-answer';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { appointments } from './appointments.ts';
import { recordChange } from './audit.ts';
import { changeEntity } from './change-entity.ts';
import { documentsOf } from './client-documents.ts';
import { clients, emailDocumentsOf } from './clients.ts';
import { estimates } from './estimates.ts';
import { firestore } from './firestore.ts';
import { invoices } from './invoices.ts';
import { payments } from './payments.ts';
import { projects } from './projects.ts';
import { declareQuery } from './query.ts';
import { quotes } from './quotes.ts';
import { RefusedChangeError } from './refused-change.ts';

const visitsOfProject = declareQuery({ collection: 'appointments', equal: ['projectId'] });
const paymentsOfProject = declareQuery({ collection: 'payments', equal: ['projectId'] });
const estimatesOfProject = declareQuery({ collection: 'estimates', equal: ['projectId'] });
const invoicesOfProject = declareQuery({ collection: 'invoices', equal: ['projectId'] });
const notesOfProject = declareQuery({ collection: 'projectNotes', equal: ['projectId'] });

/**
 * Takes back the answer to a request: closed or accepted, it is pending again. The project that was made of it goes, and
 * so does the client where it was made of it and is nothing else's.
 * @throws MissingEntityError, RefusedChangeError when something has followed: the project was changed, or has a visit,
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

async function removeProject(
  batch: WriteBatch,
  quote: Quote,
  projectId: string,
  actor: Actor,
): Promise<void> {
  const project = await (await projects()).doc(projectId).get();
  if (!project.exists || (await hasGoneOn(project))) throw new RefusedChangeError(quoteMessages.goneOn);
  batch.delete(project.ref, asRead(project));
  const clientId = project.data()?.clientId;
  await recordChange(batch, {
    actor,
    action: 'took back',
    entity: 'project',
    entityId: projectId,
    ...(clientId && { clientId }),
    changes: [],
    note: 'the request was reopened',
  });
  if (clientId && quote.madeClient) await removeClient(batch, clientId, projectId, actor);
}

async function hasGoneOn(project: DocumentSnapshot<Project>): Promise<boolean> {
  const { status, updatedAt } = project.data() ?? {};
  if (status !== 'pending' || updatedAt !== undefined) return true;
  const notes = (await firestore()).collection('projectNotes');
  const followed = await Promise.all([
    visitsOfProject(await appointments(), [project.id])
      .limit(1)
      .get(),
    paymentsOfProject(await payments(), [project.id])
      .limit(1)
      .get(),
    estimatesOfProject(await estimates(), [project.id])
      .limit(1)
      .get(),
    invoicesOfProject(await invoices(), [project.id])
      .limit(1)
      .get(),
    notesOfProject(notes, [project.id]).limit(1).get(),
  ]);
  return followed.some(({ empty }) => !empty);
}

/** A client whom somebody has changed, or who has anything else by now, stays. */
async function removeClient(
  batch: WriteBatch,
  clientId: string,
  projectId: string,
  actor: Actor,
): Promise<void> {
  const client = await (await clients()).doc(clientId).get();
  const { projects: others, ...rest } = await documentsOf(clientId);
  const hasMore =
    others.some(({ id }) => id !== projectId) ||
    [rest.appointments, rest.payments, rest.estimates, rest.invoices].some(({ length }) => length > 0) ||
    rest.quotes.length > 1;
  if (!client.exists || client.data()?.updatedAt !== undefined || hasMore) return;
  batch.delete(client.ref, asRead(client));
  for (const document of await emailDocumentsOf(clientId)) batch.delete(document);
  await recordChange(batch, {
    actor,
    action: 'took back',
    entity: 'client',
    entityId: clientId,
    clientId,
    changes: [],
    note: 'the request was reopened',
  });
}

/** Only as long as nobody has written it since. */
function asRead({ updateTime }: DocumentSnapshot): { lastUpdateTime?: NonNullable<typeof updateTime> } {
  return updateTime ? { lastUpdateTime: updateTime } : {};
}
