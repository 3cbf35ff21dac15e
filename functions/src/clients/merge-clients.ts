import { randomUUID } from 'node:crypto';
import { type Actor, fieldChanges } from '@welding/domain/entities/audit-entry';
import { type Client, type Contact, contactRoles, hasRole } from '@welding/domain/entities/client';
import { clientName, contactAccessOf, personName } from '@welding/domain/entities/client-names';
import { clientSearchTerms } from '@welding/domain/entities/client-search';
import { clientItself, isOfContact, stoppedFields, stoppedOf } from '@welding/domain/entities/recipients';
import { erasedFields } from '@welding/domain/values/privacy';
import { removePushDevicesOf } from '#messages/push-devices.ts';
import { refreshProjectsOf } from '#projects/refresh-project.ts';
import { notFound } from '#refusal.ts';
import { removeAccounts, signalAllPortals } from '#sign-in/sessions.ts';
import { changeEntity, nextVersion } from '#store/change-entity.ts';
import { type Batch, deleteField } from '#store/firestore.ts';
import { earlierPersons, tellComingVisits } from './change-client.ts';
import { clientEmailsOf, clients, emailOfDocument, findClient, provenAtOf } from './clients.ts';
import { completeReaders } from './complete-readers.ts';
import { guardClient, requirePresent } from './guard-client.ts';
import { addMoves, moveDocuments } from './move-documents.ts';

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
      const { after, mergedAs } = await takeOver(batch, await guardClient(batch, clientId), duplicate);
      await signalAllPortals(batch, duplicate);
      batch.update((await clients()).doc(duplicateId), await clients.encodeUpdate({ mergedAs }));
      const isSamePerson = mergedAs[clientItself] === clientItself;
      for (const email of await clientEmailsOf(duplicateId)) {
        const address = emailOfDocument(email);
        // A proven email of the duplicate opens the remaining client's portal, unless its person is a contact there.
        if (address === after.email) batch.update(email.ref, { clientId, mergedFrom: await deleteField() });
        else if (isSamePerson && provenAtOf(email) && !isOfContact(after, address))
          batch.update(email.ref, { clientId, mergedFrom: duplicateId });
        else batch.delete(email.ref);
      }
      const earlier = [...(after.readersBefore ?? []), ...(duplicate.readersBefore ?? [])];
      const readersBefore = [...earlier, earlierPersons(duplicate)];
      batch.update((await clients()).doc(clientId), await clients.encodeUpdate({ readersBefore }));
      await addMoves(batch, duplicateId, after, actor, { duplicate, mergedAs });
    },
  });
  // Moves the rest beyond one batch, and records written for the duplicate during the merge.
  const { mergedAs = {} } = (await findClient(duplicateId)) ?? {};
  await moveDocuments(duplicateId, clientId, actor, mergedAs);
  await Promise.all([removePushDevicesOf(duplicateId), removeAccounts([{ clientId: duplicateId }])]);
  await completeReaders(clientId);
  const after = (await findClient(clientId)) ?? kept;
  // The tax of what the duplicate agreed to falls away, too.
  if (after.taxExempt) await refreshProjectsOf(clientId);
  return after;
}

type TakenOver = { readonly after: Client; readonly mergedAs: Readonly<Record<string, string>> };

/**
 * Copies the duplicate's data to the remaining client where it has none, in the merge's batch. Notes for staff are joined.
 * @returns the remaining client with that data, and which of its persons the duplicate's became
 */
async function takeOver(batch: Batch, kept: Client, duplicate: Client): Promise<TakenOver> {
  const own = {
    // A contact's email never becomes the client's own.
    email: kept.email || (isOfContact(kept, duplicate.email) ? '' : duplicate.email),
    phone: kept.phone || duplicate.phone,
    address: kept.address ?? duplicate.address,
    zip: kept.zip ?? duplicate.zip,
    language: kept.language ?? duplicate.language,
    company: kept.company ?? duplicate.company,
    billingAddress: kept.billingAddress ?? duplicate.billingAddress,
    dueDays: kept.dueDays ?? duplicate.dueDays,
    taxExempt: kept.taxExempt ?? duplicate.taxExempt,
    asksPo: kept.asksPo ?? duplicate.asksPo,
    note: [kept.note, duplicate.note].filter(Boolean).join('\n') || undefined,
  };
  const { contacts, mergedAs } = joinedContacts({ ...kept, ...own }, duplicate);
  const stopped = [...stoppedOf(kept), ...stoppedOf(duplicate).map((person) => mergedAs[person] ?? person)];
  const isStoppable = stopped.length > 0 || kept.stopped !== undefined;
  const taken = {
    ...own,
    contacts,
    ...(isStoppable && stoppedFields({ contacts, reminders: kept.reminders }, stopped)),
    ...contactAccessOf(contacts, kept),
  };
  const after = { ...kept, ...taken };
  if (fieldChanges(kept, after).length === 0) return { after: kept, mergedAs };
  const fields = { ...taken, searchTerms: clientSearchTerms(after), updatedAt: nextVersion(kept.updatedAt) };
  batch.update((await clients()).doc(kept.id), await clients.encodeUpdate(fields));
  await tellComingVisits(batch, after);
  return { after, mergedAs };
}

/**
 * The contacts of both clients: one with an email that both have keeps the roles of both. For a company, the duplicate's
 * person becomes a contact without roles; the office assigns them.
 * @param kept with the data it takes over from the duplicate
 */
function joinedContacts(
  kept: Client,
  duplicate: Client,
): { readonly contacts: Client['contacts']; readonly mergedAs: TakenOver['mergedAs'] } {
  const mergedAs: Record<string, string> = { [clientItself]: clientItself };
  const all = [...(kept.contacts ?? [])];
  const join = (person: string, contact: Contact) => {
    if (contact.email && contact.email === kept.email) {
      mergedAs[person] = clientItself;
      return;
    }
    const index = all.findIndex(({ email }) => email !== undefined && email === contact.email);
    const known = all[index];
    if (known)
      all[index] = {
        ...known,
        roles: contactRoles.filter((role) => hasRole([...known.roles, ...contact.roles], [role])),
      };
    else all.push(contact);
    mergedAs[person] = (known ?? contact).id;
  };
  for (const contact of duplicate.contacts ?? []) join(contact.id, contact);
  const { firstName, lastName, email, phone } = duplicate;
  const isAnother = email !== kept.email || personName(duplicate) !== personName(kept);
  const person = { id: randomUUID(), firstName, lastName, roles: [], ...(phone && { phone }) };
  if (email && email !== kept.email && (kept.company || isOfContact(kept, email)))
    join(clientItself, { ...person, email });
  else if (kept.company && email && isAnother) all.push(person);
  return { contacts: all.length > 0 ? all : undefined, mergedAs };
}
