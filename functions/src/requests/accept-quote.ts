import { randomUUID } from 'node:crypto';
import type { Actor, AuditFact } from '@welding/domain/entities/audit-entry';
import { type Client, newClientSchema } from '@welding/domain/entities/client';
import { clientName } from '@welding/domain/entities/client-names';
import type { Project } from '@welding/domain/entities/project';
import type { Quote } from '@welding/domain/entities/quote';
import { type AcceptedQuote, type AcceptQuote, quoteMessages } from '@welding/domain/entities/quote-answer';
import { addressWithTown } from '@welding/domain/values/place';
import { setFields } from '@welding/domain/values/stored-fields';
import { actionsTexts } from '#actions-texts.ts';
import { addClientTo, clientOf, emailTaken, findClient, ownerOfEmail } from '#clients/clients.ts';
import { guardClient, requirePresent } from '#clients/guard-client.ts';
import { notePhotosOf, photoIdsIn } from '#photos/photos.ts';
import { addProject, newProject, projects } from '#projects/projects.ts';
import { conflict, notFound, Refusal } from '#refusal.ts';
import { changeEntity } from '#store/change-entity.ts';
import type { Batch } from '#store/firestore.ts';
import { findEarlier, type IdempotencyKey, recordKey } from '#store/idempotency.ts';
import { requirePending } from './close-quote.ts';
import { quotes } from './quotes.ts';

const fromRequest: AuditFact[] = [{ code: 'fromRequest' }];

type Reader = Pick<Client, 'email' | 'language'>;

type AcceptConditions = {
  readonly once: IdempotencyKey | undefined;
  /** Further writes of the same batch. The email of `reader` may be empty. */
  readonly also?: (
    batch: Batch,
    accepted: { readonly quote: Quote; readonly project: Project; readonly reader: Reader },
  ) => Promise<void>;
};

/**
 * Makes a project of a request: for the named client, or the client whose proven email the request has, or a new client. One
 * batch writes all of it and fails if the request changed, so that one of several parallel calls succeeds. A repeated
 * request gets the first one's result.
 * @throws Refusal not_found for an unknown request or client, conflict for an answered request or one with too little for a
 * new client; key_reused
 */
export async function acceptQuote(
  quoteId: string,
  { clientId: chosenId, project }: Pick<AcceptQuote, 'clientId' | 'project'>,
  actor: Actor,
  { once, also }: AcceptConditions,
): Promise<AcceptedQuote> {
  // Runs while the request is read.
  const looking = acceptedEarlier(once);
  looking.catch(() => undefined);
  let reader: Reader = { email: '' };
  try {
    const accepted = await changeEntity(quotes, {
      id: quoteId,
      actor,
      action: 'accepted',
      decide: async (quote) => {
        if (await looking) return {};
        await requirePending(quote);
        const client = await existingClient(quote, chosenId);
        if (!client) requireClientData(quote);
        reader = client ?? quote;
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
        else await guardClient(batch, ids.clientId);
        await notePhotosOf(ids.clientId, photoIdsIn(after), batch);
        const begun = { ...begunOf(after, project, ids.clientId), id: ids.projectId };
        const added = await addProject(batch, begun, actor, { action: 'added', facts: fromRequest });
        await also?.(batch, { quote: after, project: added, reader });
        if (once) await recordKey(batch, once, ids.projectId);
      },
    });
    return (await looking) ?? requireIds(accepted);
  } catch (error) {
    // A parallel copy of this request was faster.
    const other = error instanceof Refusal && (await acceptedEarlier(once));
    if (other) return other;
    throw error;
  }
}

async function acceptedEarlier(once: IdempotencyKey | undefined): Promise<AcceptedQuote | undefined> {
  const project = once && (await findEarlier(await projects(), once));
  return project && { clientId: project.clientId, projectId: project.id };
}

/**
 * The chosen client, or the client whose proven email the request has; undefined for a new client.
 * @throws Refusal not_found, conflict
 */
export async function existingClient(
  quote: Quote,
  chosenId: string | undefined,
): Promise<Client | undefined> {
  if (chosenId !== undefined) {
    const chosen = await findClient(chosenId);
    if (!chosen) throw notFound();
    await requirePresent(chosen);
    return chosen;
  }
  if (quote.email === '') return undefined;
  const { owner, ownerId, isProven } = await ownerOfEmail(quote.email);
  if (!owner && ownerId !== undefined) throw emailTaken();
  // The email is unproven, so the office must decide whether it is the same person.
  if (owner && !isProven) throw conflict(quoteMessages.unprovenEmail(clientName(owner)));
  return owner;
}

function clientDataOf({ firstName, lastName, email, phone }: Quote) {
  return newClientSchema.safeParse({ firstName, lastName, email, phone });
}

function requireClientData(quote: Quote): void {
  const t = actionsTexts();
  const { success, error } = clientDataOf(quote);
  if (success) return;
  throw conflict(error.issues[0] ? t.chooseClientAs(error.issues[0].message) : t.chooseClient);
}

async function addClientOf(batch: Batch, quote: Quote, clientId: string, actor: Actor): Promise<void> {
  const { data } = clientDataOf(quote);
  if (!data) return;
  const client = { ...clientOf(data, clientId), ...(quote.language && { language: quote.language }) };
  await addClientTo(batch, client, actor, { facts: fromRequest });
}

/** The project as the office describes it, with the request's photos, and its place where the office gives none. */
function begunOf(quote: Quote, project: AcceptQuote['project'], clientId: string): Project {
  const { address, intake, zip, photos, photoCaptions } = quote;
  const place = { address: addressWithTown(address, intake?.town), zip };
  return newProject(setFields({ ...place, ...project, clientId, photoCaptions }), photos);
}

function requireIds({ clientId, projectId }: Quote): AcceptedQuote {
  if (!clientId || !projectId) throw new Error('An accepted request has a client and a project');
  return { clientId, projectId };
}
