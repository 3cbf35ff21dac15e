import { createHash, randomUUID } from 'node:crypto';
import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Client, Contact } from '@welding/domain/entities/client';
import { contactAccessOf, contactsOfOtherAccess } from '@welding/domain/entities/client-names';
import { clientSearchTerms } from '@welding/domain/entities/client-search';
import type { ImportedClient, ImportedContact } from '@welding/domain/entities/clients-alike';
import { mostContacts } from '@welding/domain/entities/company';
import { withLine } from '@welding/domain/entities/company-people';
import type { ImportedAddition } from '@welding/domain/entities/plan-clients';
import type { MadeRow } from '@welding/domain/entities/stored-import';
import { addClientTo, clientOf, clients } from '#clients/clients.ts';
import { requirePresent } from '#clients/guard-client.ts';
import { signalPortals } from '#sign-in/sessions.ts';
import { importedEntryId } from '#store/audit.ts';
import { addChange } from '#store/change-entity.ts';
import { changedInBetween } from '#store/conflicts.ts';
import type { Batch, DocumentData } from '#store/firestore.ts';
import { hashOfLine } from './add-jobs.ts';

/**
 * Adds new clients to a batch, and to clients who are here further people and lines of their notes.
 * @returns what each made, in their order
 * @throws as `requirePresent`
 */
export async function addPeople(
  imported: readonly (ImportedClient | ImportedAddition)[],
  batch: Batch,
  actor: Actor,
): Promise<MadeRow[]> {
  const additions = imported.flatMap((one) =>
    'addsTo' in one ? [{ ...one, contact: one.contact && contactOf(one.contact) }] : [],
  );
  for (const [id, ofClient] of Map.groupBy(additions, ({ addsTo }) => addsTo))
    await addToClient(batch, id, { additions: ofClient, actor });
  let added = 0;
  const rows: MadeRow[] = [];
  for (const one of imported) {
    const addition = 'addsTo' in one ? additions[added++] : undefined;
    if ('addsTo' in one) {
      if (addition) rows.push(madeAddition(addition));
      continue;
    }
    const { contacts = [], ...fields } = one;
    const client = { ...clientOf(fields), ...contactsOf(contacts.map(contactOf)) };
    await addClientTo(batch, client, actor, { entryId: importedEntryId(client.id) });
    rows.push({ id: client.id, as: hashOfClient(await clients.encodeFields(client)) });
  }
  return rows;
}

type Addition = {
  readonly addsTo: string;
  readonly contact?: Contact | undefined;
  readonly line?: string | undefined;
};

const madeAddition = ({ addsTo: id, contact, line }: Addition): MadeRow => ({
  id,
  ...(contact && { contact: contact.id, as: hashOfContact(contact) }),
  ...(line && { line: hashOfLine(line) }),
});

/** A new contact without a role, because a file does not say who reads what. */
const contactOf = (person: ImportedContact): Contact => ({ ...person, id: randomUUID(), roles: [] });

/** The fields of a client's contacts. */
function contactsOf(contacts: readonly Contact[], before?: Client) {
  if (contacts.length === 0 && !before) return {};
  return {
    contacts: contacts.length > 0 ? [...contacts] : undefined,
    ...contactAccessOf(contacts, before),
  };
}

async function addToClient(
  batch: Batch,
  id: string,
  { additions, actor }: { readonly additions: readonly Addition[]; readonly actor: Actor },
): Promise<void> {
  const people = additions.flatMap(({ contact }) => contact ?? []);
  await addChange(batch, clients, {
    id,
    actor,
    action: 'changed',
    withoutValues: ['contacts'],
    decide: async (client) => {
      await requirePresent(client);
      const contacts = [...(client.contacts ?? []), ...people];
      let note = client.note ?? '';
      for (const { line } of additions) {
        const longer = line ? withLine(note, line) : note;
        // The rows were planned on an earlier note and earlier contacts.
        if (longer === undefined || contacts.length > mostContacts) throw changedInBetween();
        note = longer;
      }
      return {
        ...(people.length > 0 && {
          ...contactsOf(contacts, client),
          searchTerms: clientSearchTerms({ ...client, contacts }),
        }),
        ...(note && { note }),
      };
    },
  });
}

/** Takes what an import added out of a client. @returns whether that changed anything */
export async function removeAdded(
  batch: Batch,
  id: string,
  { contactIds, lines }: Added,
  actor: Actor,
): Promise<boolean> {
  if (contactIds.size === 0 && lines.size === 0) return false;
  const { isChanged } = await addChange(batch, clients, {
    id,
    actor,
    action: 'changed',
    withoutValues: ['contacts'],
    decide: (client) => {
      const contacts = (client.contacts ?? []).filter((contact) => !contactIds.has(contact.id));
      return {
        note: withoutLines(client.note ?? '', lines) || undefined,
        ...(contactIds.size > 0 && {
          ...contactsOf(contacts, client),
          searchTerms: clientSearchTerms({ ...client, contacts }),
        }),
      };
    },
    also: async (_, before, after) => await signalPortals(batch, contactsOfOtherAccess(before, after)),
  });
  return isChanged;
}

/** Fields that change without anybody changing the client. */
const besides: readonly string[] = ['guarded', 'createdAt', 'updatedAt', 'searchTerms'];

/** What an import added to a client: ids of contacts, and hashes of lines of its note. */
export type Added = { readonly contactIds: ReadonlySet<string>; readonly lines: ReadonlySet<string> };

/** What these rows of an import added to clients. */
export function addedBy(rows: readonly MadeRow[]): Added {
  return {
    contactIds: new Set(rows.flatMap(({ contact }) => contact ?? [])),
    lines: new Set(rows.flatMap(({ line }) => line ?? [])),
  };
}

/**
 * A hash of a client's document, which tells whether its contents changed.
 * @param added what later parts of the same import added
 */
export function hashOfClient(stored: DocumentData, added: Added = addedBy([])): string {
  const fields = Object.entries(without(stored, added)).filter(([name]) => !besides.includes(name));
  return hashOf(Object.fromEntries(fields));
}

function without(stored: DocumentData, { contactIds, lines }: Added): DocumentData {
  if (contactIds.size === 0 && lines.size === 0) return stored;
  const { contacts = [], contactAccess = {}, contactEmails: _, note = '', ...fields } = stored;
  const kept = contacts.filter(({ id }: Contact) => !contactIds.has(id));
  const access = Object.entries(contactAccess).filter(([id]) => !contactIds.has(id));
  const emails = kept.flatMap(({ email }: Contact) => email ?? []);
  const text = withoutLines(note, lines);
  return {
    ...fields,
    ...(kept.length > 0 && { contacts: kept }),
    ...(access.length > 0 && { contactAccess: Object.fromEntries(access) }),
    ...(emails.length > 0 && { contactEmails: emails }),
    ...(text && { note: text }),
  };
}

function withoutLines(note: string, lines: ReadonlySet<string>): string {
  return note
    .split('\n')
    .filter((line) => !lines.has(hashOfLine(line)))
    .join('\n');
}

export const hashOfContact = ({ id: _, ...contact }: Contact) => hashOf(contact);

function hashOf(fields: object): string {
  const sorted = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  return createHash('sha256').update(JSON.stringify(fields, sorted)).digest('base64url');
}
