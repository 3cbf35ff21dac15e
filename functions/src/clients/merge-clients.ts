import { type Actor, fieldChanges } from '@welding/domain/entities/audit-entry';
import type { Client } from '@welding/domain/entities/client';
import { clientName, contactAccessOf, namedOnSite, personName } from '@welding/domain/entities/client-names';
import { clientSearchTerms } from '@welding/domain/entities/client-search';
import { erasedFields } from '@welding/domain/values/privacy';
import { removePushDevicesOf } from '#messages/push-devices.ts';
import { notFound } from '#refusal.ts';
import { recordChange } from '#store/audit.ts';
import { changeEntity, nextVersion } from '#store/change-entity.ts';
import { retryConflicts } from '#store/conflicts.ts';
import { type Batch, deleteField, newBatch } from '#store/firestore.ts';
import { tellComingVisits } from './change-client.ts';
import { type Movable, movablesOf } from './client-documents.ts';
import { clientEmailsOf, clients, emailOfDocument, findClient, provenAtOf } from './clients.ts';
import { guardClient, requirePresent } from './guard-client.ts';

/**
 * Merges a duplicate into `clientId`: its projects, visits, payments, estimates, invoices and requests move. The duplicate stays
 * as a pointer, without email or sessions, and `clientId` gets the data it lacks. Of two parallel merges of the same clients
 * one is refused. A repeated call completes an interrupted one.
 * @throws Refusal not_found, conflict for a merged or erased client
 */
export async function mergeClients(clientId: string, duplicateId: string, actor: Actor): Promise<Client> {
  const kept = await findClient(clientId);
  if (!kept) throw notFound();
  await requirePresent(kept);
  await changeEntity(clients, {
    id: duplicateId,
    actor,
    action: 'merged',
    facts: [{ code: 'into', text: clientName(kept) }],
    decide: async (duplicate) => {
      if (duplicate.mergedInto === clientId) return {};
      await requirePresent(duplicate);
      // Keeps earlier emails, so that erasing finds the mails sent to them.
      const { firstName, lastName, replacedEmails, formerEmails } = duplicate;
      const emails = { replacedEmails, formerEmails };
      const left = { ...erasedFields(clients.fields, duplicate), firstName, lastName, ...emails };
      return { ...left, mergedInto: clientId, sessionsValidFrom: new Date().toISOString() };
    },
    also: async (batch, duplicate) => {
      const after = await takeOver(batch, await guardClient(batch, clientId), duplicate);
      for (const email of await clientEmailsOf(duplicateId)) {
        // A proven email of the duplicate opens the remaining client's portal.
        if (emailOfDocument(email) === after.email)
          batch.update(email.ref, { clientId, mergedFrom: await deleteField() });
        else if (provenAtOf(email)) batch.update(email.ref, { clientId, mergedFrom: duplicateId });
        else batch.delete(email.ref);
      }
      await addMoves(batch, duplicateId, after, actor, duplicate);
    },
  });
  // Moves the rest beyond one batch, and records written for the duplicate during the merge.
  await moveDocuments(duplicateId, clientId, actor);
  await removePushDevicesOf(duplicateId);
  return (await findClient(clientId)) ?? kept;
}

/**
 * Copies the duplicate's data to the remaining client where it has none, in the merge's batch.
 * @returns the remaining client with that data
 */
async function takeOver(batch: Batch, kept: Client, duplicate: Client): Promise<Client> {
  const isStopped = kept.reminders === false || duplicate.reminders === false;
  const own = {
    email: kept.email || duplicate.email,
    phone: kept.phone || duplicate.phone,
    address: kept.address ?? duplicate.address,
    zip: kept.zip ?? duplicate.zip,
    language: kept.language ?? duplicate.language,
    reminders: isStopped ? false : kept.reminders,
    company: kept.company ?? duplicate.company,
    billingAddress: kept.billingAddress ?? duplicate.billingAddress,
    dueDays: kept.dueDays ?? duplicate.dueDays,
    taxExempt: kept.taxExempt ?? duplicate.taxExempt,
    asksPo: kept.asksPo ?? duplicate.asksPo,
  };
  const contacts = contactsOfBoth({ ...kept, ...own }, duplicate);
  const taken = { ...own, contacts, ...contactAccessOf(contacts, kept) };
  const after = { ...kept, ...taken };
  if (fieldChanges(kept, after).length === 0) return kept;
  const fields = { ...taken, searchTerms: clientSearchTerms(after), updatedAt: nextVersion(kept.updatedAt) };
  batch.update((await clients()).doc(kept.id), await clients.encodeUpdate(fields));
  await tellComingVisits(batch, after);
  return after;
}

/**
 * The contacts of both clients. For a company, the duplicate's person becomes a contact without roles; the office assigns
 * them.
 * @param kept with the data it takes over from the duplicate
 */
function contactsOfBoth(kept: Client, duplicate: Client): Client['contacts'] {
  const { id, firstName, lastName, email, phone } = duplicate;
  const own = kept.contacts ?? [];
  const known = new Set([kept.email, ...own.map((contact) => contact.email)]);
  const isSame = email === kept.email && personName(duplicate) === personName(kept);
  const isKnown = isSame || own.some((contact) => contact.email === email);
  const person = {
    ...{ id, firstName, lastName, roles: [] },
    // A contact never has the email of the client itself.
    ...(email !== kept.email && { email }),
    ...(phone && { phone }),
  };
  const others = [...(duplicate.contacts ?? []), ...(kept.company && email && !isKnown ? [person] : [])];
  const all = [...own, ...others.filter((contact) => !contact.email || !known.has(contact.email))];
  return all.length > 0 ? all : undefined;
}

/** Documents per batch, which has to stay below 10 MB. */
const mostAtOnce = 400;

/**
 * Moves everything from one client to another, batch by batch.
 * @throws Refusal not_found, conflict when the other one is gone
 */
async function moveDocuments(from: string, to: string, actor: Actor): Promise<void> {
  const moveSome = async () => {
    const documents = (await movablesOf(from)).slice(0, mostAtOnce);
    if (documents.length === 0) return false;
    const batch = await newBatch();
    await addMovesOf(batch, documents, await guardClient(batch, to), actor);
    await batch.commit();
    return true;
  };
  while (await retryConflicts(moveSome));
}

/** Adds as many moves as one batch holds. */
async function addMoves(
  batch: Batch,
  from: string,
  kept: Client,
  actor: Actor,
  duplicate: Client,
): Promise<void> {
  await addMovesOf(batch, (await movablesOf(from)).slice(0, mostAtOnce), kept, actor, duplicate);
}

async function addMovesOf(
  batch: Batch,
  documents: readonly Movable[],
  kept: Client,
  actor: Actor,
  duplicate?: Client,
): Promise<void> {
  const { id: clientId, phone } = kept;
  const ofContact = { clientName: namedOnSite(kept), phone };
  for (const { kind, ref } of documents) {
    batch.update(ref, { clientId, ...(kind === 'contacts' && ofContact) });
  }
  // Staff do not know the separate documents of projects and visits, so the count omits them.
  const counted = documents.filter(({ kind }) => !['places', 'contacts', 'shown', 'hours'].includes(kind));
  const moved = Map.groupBy(counted, ({ kind }) => kind);
  await recordChange(batch, {
    actor,
    action: 'merged',
    entity: 'client',
    entityId: clientId,
    clientId,
    changes: [...moved].map(([field, { length }]) => ({ field, to: length })),
    facts: [
      duplicate ? { code: 'isThisClient', text: describe(duplicate) } : { code: 'moreOfClient' },
      ...[...moved].map(([text, { length }]) => ({ code: 'moved' as const, text, count: length })),
    ],
  });
}

function describe(duplicate: Client): string {
  const { email, phone, address } = duplicate;
  return `${clientName(duplicate)} (${[email, phone, address].filter(Boolean).join(', ')})`;
}
