import { randomUUID } from 'node:crypto';
import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Client } from '@welding/domain/entities/client';
import type { ClientChange } from '@welding/domain/entities/client-change';
import { contactAccessOf, namedOnSite } from '@welding/domain/entities/client-names';
import { clientSearchTerms } from '@welding/domain/entities/client-search';
import { companyMessages } from '@welding/domain/entities/company';
import { tell } from '#messages/tell.ts';
import { findPhoto, nextSweep, photos } from '#photos/photos.ts';
import { badRequest } from '#refusal.ts';
import { type Asked, changeEntity } from '#store/change-entity.ts';
import { parseSnapshot } from '#store/documents.ts';
import { type Batch, deleteField } from '#store/firestore.ts';
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
 * Changes a client's data. The same batch updates the email's document, and the name and phone of upcoming visits. An empty
 * address removes it. A new email ends every earlier session, and only it opens the portal from then on.
 * @param asked as for `changeEntity`
 * @throws Refusal not_found, changed_meanwhile, email_taken, conflict for a merged or erased client
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
    withoutValues: ['contacts'],
    decide: async (current) => {
      await requirePresent(current);
      const after: Client = { ...current, ...given(change) };
      // Imported clients may have no email.
      const owner = after.email ? await ownerOfEmail(after.email) : undefined;
      if (owner?.ownerId !== undefined && owner.ownerId !== clientId) throw emailTaken();
      // Rewrites all fields in their stored form, because an edit in the Firebase console may differ.
      const { firstName, lastName, email, phone, address, reminders, language } = after;
      const { company, billingAddress, dueDays, taxExempt, asksPo, contacts } = after;
      const written = {
        ...{ firstName, lastName, email, phone, address, reminders, language },
        ...{ company, billingAddress, dueDays, taxExempt, asksPo, contacts },
      } satisfies Record<keyof ClientChange, unknown>;
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
      ]);
      await also?.(batch, before, after);
    },
  });
}

/** The fields a change sets. Null or empty text removes a field. */
function given({ contacts, ...change }: ClientChange): Partial<Client> {
  const named = Object.entries(change).filter(([, value]) => value !== undefined);
  const fields = Object.fromEntries(
    named.map(([field, value]) => [field, value === '' ? undefined : (value ?? undefined)]),
  );
  return contacts ? { ...fields, contacts: contactsOf(contacts) } : fields;
}

function contactsOf(said: NonNullable<ClientChange['contacts']>): Client['contacts'] {
  const contacts = said.map(({ id = randomUUID(), lastName = '', ...contact }) => ({
    id,
    lastName,
    ...contact,
  }));
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
  const left = new Set([changed.email, ...emailsOfContacts(changed)]);
  const emails = before ? emailsOfContacts(before).filter((email) => !left.has(email)) : [];
  const ids = new Set(changed.contacts?.map(({ id }) => id));
  const gone = (before?.contacts ?? []).flatMap(({ id }) => (ids.has(id) ? [] : [id]));
  if (emails.length + gone.length > 0) {
    const { eraseContacts } = await import('./erase-contacts.ts');
    await eraseContacts(clientId, { ids: gone, emails });
  }
  return changed;
}

function emailsOfContacts({ contacts = [] }: Client): string[] {
  return contacts.flatMap(({ email }) => email ?? []);
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
    batch.update((await photos()).doc(is), { sweepAt: await deleteField() });
  }
  if (was && (await findPhoto(was)))
    batch.update((await photos()).doc(was), await photos.encodeUpdate({ sweepAt: nextSweep() }));
}

/** Updates the name and phone on the upcoming visits of a client, in the batch of its change. */
export async function tellComingVisits(batch: Batch, client: Client): Promise<void> {
  const { id, phone } = client;
  const clientName = namedOnSite(client);
  await Promise.all(
    parseSnapshot(await findComingVisits(id)).map(async (visit) => {
      const contact = await appointments.apart?.read(visit.id);
      await contact?.write(batch, { ...contact.join(visit), clientName, phone });
    }),
  );
}
