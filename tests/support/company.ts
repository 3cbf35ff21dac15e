import { randomUUID } from 'node:crypto';
import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Client, Contact, ContactRole } from '@welding/domain/entities/client';
import type { ClientChange } from '@welding/domain/entities/client-change';
import { changeClientAndTell } from '../../functions/src/clients/change-client.ts';
import { clients, emailDocument, findClient } from '../../functions/src/clients/clients.ts';
import { createTestClient } from './sample.ts';

export const officeActor: Actor = { id: 'office', name: 'Olive Office', role: 'office' };

/** A contact as the desk's form sends a new one. */
export function newContact(firstName: string, roles: readonly ContactRole[], mark: string) {
  const email = `${firstName.toLowerCase()}-${mark}@example.com`;
  return { firstName, lastName: 'Lee', email, roles: [...roles] };
}

/** A company of the test's own with these contacts, by first name. */
export async function createTestCompany(
  contacts: Readonly<Record<string, readonly ContactRole[]>>,
  { email }: { readonly email?: '' } = {},
): Promise<Client> {
  const mark = randomUUID().slice(0, 8);
  const client = await createTestClient();
  const people = Object.entries(contacts).map(([name, roles]) => newContact(name, roles, mark));
  // As an import without a column of emails leaves it.
  if (email === '') {
    await (await emailDocument(client.email)).delete();
    await (await clients()).doc(client.id).update({ email });
  }
  return await changeTestClient(client.id, { company: 'Prairie Fleet LLC', contacts: people });
}

/** Changes a client as the office does. */
export async function changeTestClient(clientId: string, change: ClientChange): Promise<Client> {
  return await changeClientAndTell(clientId, change, { actor: officeActor });
}

export async function storedClient(clientId: string): Promise<Client> {
  const client = await findClient(clientId);
  if (!client) throw new Error('The client is gone');
  return client;
}

export function contactNamed({ contacts = [] }: Client, firstName: string): Contact {
  const contact = contacts.find((one) => one.firstName === firstName);
  if (!contact) throw new Error(`The client has no contact ${firstName}`);
  return contact;
}
