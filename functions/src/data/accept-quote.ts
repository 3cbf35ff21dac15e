import { randomUUID } from 'node:crypto';
import type { Actor } from '@welding/domain/entities/audit-entry';
import { type Client, newClientSchema } from '@welding/domain/entities/client';
import type { Project } from '@welding/domain/entities/project';
import type { Quote } from '@welding/domain/entities/quote';
import type { AcceptedQuote, AcceptQuote } from '@welding/domain/entities/quote-answer';
import type { WriteBatch } from 'firebase-admin/firestore';
import { recordChange } from './audit.ts';
import { requirePresent } from './change-client.ts';
import { changeEntity, MissingEntityError } from './change-entity.ts';
import { clientOf, clients, EmailTakenError, emailDocument, findClient, ownerOfEmail } from './clients.ts';
import { findEarlier, type IdempotencyKey, recordKey } from './create-idempotently.ts';
import { notePhotosOf, photoIdsIn } from './photos.ts';
import { projects } from './projects.ts';
import { quotes, requirePending } from './quotes.ts';
import { RefusedChangeError } from './refused-change.ts';

type AcceptConditions = {
  readonly once: IdempotencyKey | undefined;
  /** Further writes of the same batch. `clientEmail` may be empty. */
  readonly also?: (
    batch: WriteBatch,
    accepted: { readonly quote: Quote; readonly project: Project; readonly clientEmail: string },
  ) => Promise<void>;
};

/**
 * Makes a project of a request, for the client named, else the one with the request's e-mail, else a new one. All of it is
 * one batch on the request as it was read: of any number of people at once one succeeds, and a repeated request gets what
 * the first one made.
 * @throws MissingEntityError for a request or client that is not there, RefusedChangeError for a request that was answered
 * or says too little for a client, KeyReusedError
 */
export async function acceptQuote(
  quoteId: string,
  { clientId: chosenId, project }: AcceptQuote,
  actor: Actor,
  { once, also }: AcceptConditions,
): Promise<AcceptedQuote> {
  // Asked while the request is read.
  const looking = acceptedEarlier(once);
  looking.catch(() => undefined);
  let clientEmail = '';
  try {
    const accepted = await changeEntity(quotes, {
      entity: 'quote',
      id: quoteId,
      actor,
      action: 'accepted',
      decide: async (quote) => {
        if (await looking) return {};
        await requirePending(quote);
        const client = await existingClient(quote, chosenId);
        if (!client) requireClientData(quote);
        clientEmail = client?.email ?? quote.email;
        return {
          status: 'completed',
          projectId: randomUUID(),
          clientId: client?.id ?? randomUUID(),
          ...(!client && { madeClient: true }),
          seenAt: quote.seenAt ?? new Date().toISOString(),
        };
      },
      also: async (batch, _, after) => {
        const ids = requireIds(after);
        if (after.madeClient) await addClientOf(batch, after, ids.clientId, actor);
        await notePhotosOf(ids.clientId, photoIdsIn(after), batch);
        const added = await addProject(batch, { ...project, ...ofRequest(after) }, ids, actor);
        await also?.(batch, { quote: after, project: added, clientEmail });
        if (once) await recordKey(batch, once, ids.projectId);
      },
    });
    return (await looking) ?? requireIds(accepted);
  } catch (error) {
    // The same request was being carried out at the same time.
    const other = error instanceof RefusedChangeError && (await acceptedEarlier(once));
    if (other) return other;
    throw error;
  }
}

async function acceptedEarlier(once: IdempotencyKey | undefined): Promise<AcceptedQuote | undefined> {
  const project = once && (await findEarlier(await projects(), once));
  return project && { clientId: project.clientId, projectId: project.id };
}

async function existingClient(quote: Quote, chosenId: string | undefined): Promise<Client | undefined> {
  if (chosenId !== undefined) {
    const chosen = await findClient(chosenId);
    if (!chosen) throw new MissingEntityError('No client');
    requirePresent(chosen);
    return chosen;
  }
  if (quote.email === '') return undefined;
  const { owner, ownerId } = await ownerOfEmail(quote.email);
  if (!owner && ownerId !== undefined) throw new EmailTakenError('The e-mail is kept for another client');
  return owner;
}

function clientDataOf({ firstName, lastName, email, phone }: Quote) {
  return newClientSchema.safeParse({ firstName, lastName, email, phone });
}

function requireClientData(quote: Quote): void {
  const { success, error } = clientDataOf(quote);
  if (success) return;
  throw new RefusedChangeError(
    `${error.issues[0]?.message ?? 'This request says too little'}: choose a client for this request, or add one first`,
  );
}

async function addClientOf(batch: WriteBatch, quote: Quote, clientId: string, actor: Actor): Promise<void> {
  const { data } = clientDataOf(quote);
  if (!data) return;
  const client = clientOf(data, clientId);
  batch.create(await emailDocument(client.email), { clientId });
  batch.create((await clients()).doc(clientId), client);
  await recordChange(batch, {
    actor,
    action: 'added',
    entity: 'client',
    entityId: clientId,
    clientId,
    changes: [],
    note: 'from a request',
  });
}

/** What the project takes over as it is: where the work is, and how it looked before. */
function ofRequest({ zip, photos = [], photoCaptions }: Quote) {
  return { zip, beforePhotos: photos, photoCaptions };
}

async function addProject(
  batch: WriteBatch,
  { description, zip, photoCaptions, ...fields }: AcceptQuote['project'] & ReturnType<typeof ofRequest>,
  { clientId, projectId }: AcceptedQuote,
  actor: Actor,
): Promise<Project> {
  const project: Project = {
    ...fields,
    ...(description && { description }),
    ...(zip && { zip }),
    ...(photoCaptions && { photoCaptions }),
    id: projectId,
    clientId,
    status: 'pending',
    afterPhotos: [],
    createdAt: new Date().toISOString(),
  };
  batch.create((await projects()).doc(projectId), project);
  await recordChange(batch, {
    actor,
    action: 'added',
    entity: 'project',
    entityId: projectId,
    clientId,
    changes: [],
    note: 'from a request',
  });
  return project;
}

function requireIds({ clientId, projectId }: Quote): AcceptedQuote {
  if (!clientId || !projectId) throw new Error('An accepted request has a client and a project');
  return { clientId, projectId };
}
