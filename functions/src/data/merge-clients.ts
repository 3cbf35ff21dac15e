import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Client } from '@welding/domain/entities/client';
import { clientName } from '@welding/domain/entities/client-change';
import type { DocumentReference, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { recordChange } from './audit.ts';
import { requirePresent } from './change-client.ts';
import { changeEntity, MissingEntityError } from './change-entity.ts';
import { documentsOf } from './client-documents.ts';
import { clients, emailDocumentsOf, findClient } from './clients.ts';
import { firestore } from './firestore.ts';
import { removePushDevicesOf } from './push-devices.ts';

/** So many documents move in one batch, which has to stay below 10 MB. */
const mostAtOnce = 400;

/**
 * Makes two records of one client into one: projects, visits, payments, estimates, invoices and requests of the duplicate become those of
 * `clientId`; the duplicate stays as a pointer, without e-mail or sessions. Safe to repeat: what an earlier attempt did not
 * get to is made good.
 * @throws MissingEntityError, RefusedChangeError for a client that was merged into another one or erased
 */
export async function mergeClients(clientId: string, duplicateId: string, actor: Actor): Promise<Client> {
  const kept = await findClient(clientId);
  if (!kept) throw new MissingEntityError('No client');
  requirePresent(kept);
  while (await moveSome(duplicateId, kept, actor, mostAtOnce));
  await changeEntity(clients, {
    entity: 'client',
    id: duplicateId,
    actor,
    action: 'merged',
    note: `into ${clientName(kept)}`,
    decide: (duplicate) => {
      if (duplicate.mergedInto === clientId) return {};
      requirePresent(duplicate);
      const now = new Date().toISOString();
      const nothing = { email: '', phone: '', address: undefined, searchTerms: undefined };
      return { ...nothing, mergedInto: clientId, sessionsValidFrom: now };
    },
    also: async (batch, duplicate) => {
      for (const document of await emailDocumentsOf(duplicateId)) batch.delete(document);
      await addMoves(batch, await movable(duplicateId, mostAtOnce), kept, actor, duplicate);
    },
  });
  // What the duplicate's own page stored in the meantime.
  while (await moveSome(duplicateId, kept, actor, 0));
  await removePushDevicesOf(duplicateId);
  return kept;
}

type Movable = { readonly kind: string; readonly ref: DocumentReference };

/** Moves a batch of documents, when there are more than `unlessAtMost`. @returns whether it did */
async function moveSome(from: string, kept: Client, actor: Actor, unlessAtMost: number): Promise<boolean> {
  const documents = await movable(from, mostAtOnce + 1);
  if (documents.length <= unlessAtMost) return false;
  const batch = (await firestore()).batch();
  await addMoves(batch, documents.slice(0, mostAtOnce), kept, actor);
  await batch.commit();
  return true;
}

async function movable(clientId: string, most: number): Promise<Movable[]> {
  const { projects, appointments, payments, estimates, invoices, quotes, mails, photos } =
    await documentsOf(clientId);
  return [
    ...ofKind('projects', projects),
    ...ofKind('visits', appointments),
    ...ofKind('payments', payments),
    ...ofKind('estimates', estimates),
    ...ofKind('invoices', invoices),
    ...ofKind('requests', quotes),
    ...ofKind('mails', mails),
    ...ofKind('photos', photos),
  ].slice(0, most);
}

function ofKind<Entity>(kind: string, documents: readonly QueryDocumentSnapshot<Entity>[]): Movable[] {
  return documents.map(({ ref }) => ({ kind, ref: ref.withConverter(null) }));
}

async function addMoves(
  batch: WriteBatch,
  documents: readonly Movable[],
  kept: Client,
  actor: Actor,
  duplicate?: Client,
): Promise<void> {
  const { id: clientId, firstName, lastName, phone } = kept;
  const ofVisit = { clientName: `${firstName} ${lastName}`.trim(), phone };
  for (const { kind, ref } of documents) {
    batch.update(ref, { clientId, ...(kind === 'visits' && ofVisit) });
  }
  const moved = Map.groupBy(documents, ({ kind }) => kind);
  await recordChange(batch, {
    actor,
    action: 'merged',
    entity: 'client',
    entityId: clientId,
    clientId,
    changes: [...moved].map(([field, { length }]) => ({ field, to: length })),
    note: [
      duplicate ? `${describe(duplicate)} is this client` : 'more of the same client',
      ...[...moved].map(([kind, { length }]) => `${length} ${length === 1 ? kind.slice(0, -1) : kind}`),
    ].join(', '),
  });
}

function describe(duplicate: Client): string {
  const { email, phone, address } = duplicate;
  return `${clientName(duplicate)} (${[email, phone, address].filter(Boolean).join(', ')})`;
}
