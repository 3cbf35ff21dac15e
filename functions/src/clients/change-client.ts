import { randomUUID } from 'node:crypto';
import { type Actor, fieldChanges } from '@welding/domain/entities/audit-entry';
import type { Client, Contact, EarlierPersons } from '@welding/domain/entities/client';
import { type ClientChange, clientMessages } from '@welding/domain/entities/client-change';
import { contactAccessOf, contactsOfOtherAccess, namedOnSite } from '@welding/domain/entities/client-names';
import { clientSearchTerms } from '@welding/domain/entities/client-search';
import { companyMessages } from '@welding/domain/entities/company';
import {
  clientItself,
  isOfContact,
  personsOf,
  stoppedFields,
  stoppedOf,
} from '@welding/domain/entities/recipients';
import { errorCodes } from '@welding/domain/error-codes';
import { tell } from '#messages/tell.ts';
import { findPhoto, nextSweep, photos } from '#photos/photos.ts';
import { refreshProjectsOf } from '#projects/refresh-project.ts';
import { badRequest, conflict, Refusal } from '#refusal.ts';
import { signalPortals } from '#sign-in/sessions.ts';
import { type Asked, changeEntity } from '#store/change-entity.ts';
import { parseDocument } from '#store/documents.ts';
import type { Batch } from '#store/firestore.ts';
import { appointments, findComingVisits } from '#visits/appointments.ts';
import { clients, emailTaken, ownerOfEmail } from './clients.ts';
import { requirePresent } from './guard-client.ts';
import { type EmailProof, ofNewEmail, storeClientEmails } from './new-email.ts';

type ClientChangeConditions = {
  readonly actor: Actor;
  readonly asked?: Asked | undefined;
  /** How the new email was proven. Without it the new email is unproven. */
  readonly proof?: EmailProof;
  /** Further writes of the same batch. */
  readonly also?: (batch: Batch, before: Client, after: Client) => Promise<void>;
};

/**
 * Changes a client's data. The same batch updates the email's document, the name and phone of upcoming visits, and what
 * `completeReaders` has to do. An empty address removes it. A new email ends every earlier session, and only it opens the
 * portal from then on.
 * @param asked as for `changeEntity`
 * @throws Refusal not_found, changed_meanwhile, email_taken, unknown_contact, conflict for a merged or erased client
 */
export async function changeClient(
  clientId: string,
  change: ClientChange,
  { actor, asked, proof, also }: ClientChangeConditions,
): Promise<Client> {
  return await changeEntity(clients, {
    id: clientId,
    asked,
    actor,
    action: 'changed',
    // The history must not keep the data of a removed contact.
    withoutValues: ['contacts', 'stopped'],
    decide: async (current) => {
      await requirePresent(current);
      const after: Client = { ...current, ...given(change, current) };
      // Imported clients may have no email.
      const owner = after.email ? await ownerOfEmail(after.email) : undefined;
      if (owner?.ownerId !== undefined && owner.ownerId !== clientId) throw emailTaken();
      // Rewrites all fields in their stored form, because an edit in the Firebase console may differ.
      requireNoContacts(current, after);
      const { firstName, lastName, email, phone, address, language, note } = after;
      const { company, billingAddress, dueDays, taxExempt, asksPo, contacts } = after;
      const written = {
        ...{ firstName, lastName, email, phone, address, language, note },
        ...stoppedAfter(current, after, change, actor),
        ...{ company, billingAddress, dueDays, taxExempt, asksPo, contacts },
      } satisfies Record<Exclude<keyof ClientChange, 'stopped'>, unknown>;
      return {
        ...written,
        ...contactAccessOf(contacts, current),
        searchTerms: clientSearchTerms(after),
        ...(email !== current.email && (await ofNewEmail(current, proof))),
      };
    },
    also: async (batch, before, after) => {
      await Promise.all([
        storeClientEmails(batch, before, after, proof),
        tellComingVisits(batch, after),
        keepCertificate(batch, before, after),
        signalPortals(batch, portalsThatEnd(before, after, proof)),
      ]);
      if (isOtherwiseRead(before, after)) {
        const readersBefore = [...(before.readersBefore ?? []), earlierPersons(before)];
        batch.update((await clients()).doc(clientId), await clients.encodeUpdate({ readersBefore }));
      }
      await also?.(batch, before, after);
    },
  });
}

/** The persons whose open portals have to close or to ask what they may still do. */
function portalsThatEnd(before: Client, after: Client, proof: EmailProof | undefined): string[] {
  if (after.sessionsValidFrom === before.sessionsValidFrom) return contactsOfOtherAccess(before, after);
  // The page that changes its own email would ask with its old cookie before it has the new one.
  return [...Object.keys(before.contactAccess ?? {}), ...(proof?.isOwnSession ? [] : [before.id])];
}

/** A client's persons, for `completeReaders`. */
export function earlierPersons({ id, email, contacts = [] }: Client): EarlierPersons {
  const persons = contacts.map((contact) => ({
    id: contact.id,
    ...(contact.email && { email: contact.email }),
  }));
  return { at: new Date().toISOString(), id, email, contacts: persons };
}

/** @throws Refusal email_taken for an email that becomes both the client's own and a contact's */
function requireNoContacts(before: Client, after: Client): void {
  const isBoth = (client: Client) => client.email !== '' && isOfContact(client, client.email);
  if (isBoth(after) && !isBoth(before)) throw conflict(clientMessages.emailOfContact, errorCodes.emailTaken);
}

/**
 * Who stopped reminders after a change. A client sets its own; earlier releases of the desk set them for every person.
 * @throws Refusal unknown_contact for a person the client does not have
 */
function stoppedAfter(
  current: Client,
  after: Client,
  { stopped, reminders }: ClientChange,
  { role }: Actor,
): Pick<Client, 'stopped'> & { reminders: Client['reminders'] } {
  const persons = personsOf(after);
  if (stopped) {
    if (stopped.every((person) => persons.includes(person))) return stoppedFields(after, stopped);
    throw new Refusal(errorCodes.unknownContact, companyMessages.unknownContact);
  }
  if (reminders !== undefined) {
    const whose = role === 'client' ? [clientItself] : persons;
    const others = stoppedOf(current).filter((person) => !whose.includes(person));
    return { ...stoppedFields(after, reminders ? others : [...others, ...whose]), reminders };
  }
  return {
    stopped: current.stopped && stoppedFields(after, current.stopped).stopped,
    reminders: current.reminders,
  };
}

/** The fields a change sets. Null or empty text removes a field. */
function given({ contacts, ...change }: ClientChange, current: Client): Partial<Client> {
  const named = Object.entries(change).filter(([, value]) => value !== undefined);
  const fields = Object.fromEntries(
    named.map(([field, value]) => [field, value === '' ? undefined : (value ?? undefined)]),
  );
  return contacts ? { ...fields, contacts: contactsOf(contacts, current) } : fields;
}

/**
 * The client's contacts after a change. Only ids that the client's contacts have are taken, because a contact signs in by its
 * id. A new contact that equals one of them is that one, so a repeated request adds it once.
 * @throws Refusal unknown_contact
 */
function contactsOf(
  said: NonNullable<ClientChange['contacts']>,
  { contacts: own = [] }: Client,
): Client['contacts'] {
  const named = new Set(said.map(({ id }) => id));
  const left = own.filter(({ id }) => !named.has(id));
  const contacts = said.map(({ id, firstName, lastName = '', email, phone, roles }): Contact => {
    // In the order of the stored fields, because the history compares lists as JSON.
    const contact = { firstName, lastName, email, phone, roles };
    if (id === undefined) {
      const same = left.findIndex((known) => fieldChanges(known, { ...contact, id: known.id }).length === 0);
      const [known] = same < 0 ? [] : left.splice(same, 1);
      return { id: known?.id ?? randomUUID(), ...contact };
    }
    if (own.every((known) => known.id !== id)) {
      throw new Refusal(errorCodes.unknownContact, companyMessages.unknownContact);
    }
    return { id, ...contact };
  });
  return contacts.length > 0 ? contacts : undefined;
}

/**
 * Changes a client's data and mails the old address about a new email. Erases removed contacts.
 * @param by.asked as for `changeEntity`
 * @throws as `changeClient`
 */
export async function changeClientAndTell(
  clientId: string,
  change: ClientChange,
  by: { readonly actor: Actor; readonly asked?: Asked; readonly proof?: EmailProof },
): Promise<Client> {
  let before: Client | undefined;
  const changed = await changeClient(clientId, change, {
    ...by,
    also: async (batch, current, after) => {
      await tell(batch, 'clientChanged', { before: current, after });
      before = current;
    },
  });
  // A repeated request has no `before` and goes on where the first one stopped.
  if (change.taxExempt !== undefined && Boolean(before?.taxExempt) !== Boolean(changed.taxExempt))
    await refreshProjectsOf(clientId);
  if (changed.readersBefore || (before && isOtherwiseRead(before, changed))) {
    const { completeReaders } = await import('./complete-readers.ts');
    await completeReaders(clientId);
  }
  return { ...changed, readersBefore: undefined };
}

/** Whether other persons read the client's mails, or by other emails. */
function isOtherwiseRead(before: Client, after: Client): boolean {
  const readers = ({ email, contacts = [] }: Client) =>
    JSON.stringify([email, contacts.map((contact) => [contact.id, contact.email, contact.roles])]);
  return readers(before) !== readers(after);
}

/**
 * Keeps the photo of the new tax certificate and lets a sweep delete the previous one.
 * @throws Refusal bad_request for a photo that is not this client's certificate
 */
async function keepCertificate(batch: Batch, before: Client, after: Client): Promise<void> {
  const [was, is] = [before.taxExempt?.file, after.taxExempt?.file];
  if (was === is) return;
  if (is) {
    const photo = await findPhoto(is);
    if (photo?.owner.entity !== 'certificate' || photo.clientId !== after.id) {
      throw badRequest(companyMessages.certificateGone);
    }
    batch.update((await photos()).doc(is), await photos.encodeUpdate({ sweepAt: undefined }));
  }
  if (was && (await findPhoto(was)))
    batch.update((await photos()).doc(was), await photos.encodeUpdate({ sweepAt: nextSweep() }));
}

/** Updates the name and phone on the upcoming visits of a client, in the batch of its change. */
export async function tellComingVisits(batch: Batch, client: Client): Promise<void> {
  const { id, phone } = client;
  const clientName = namedOnSite(client);
  for (const document of (await findComingVisits(id)).docs) {
    const visit = parseDocument(document);
    if (!visit || (visit.clientName === clientName && visit.phone === phone)) continue;
    const fields = await appointments.encodeFields({ clientName, phone });
    batch.update(document.ref, fields, { lastUpdateTime: document.updateTime });
  }
}
