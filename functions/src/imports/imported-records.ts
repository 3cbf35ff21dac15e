import type { Client } from '@welding/domain/entities/client';
import { clientName, personName } from '@welding/domain/entities/client-names';
import { importTexts } from '@welding/domain/entities/import-texts';
import type { MadeRow, StoredImport } from '@welding/domain/entities/stored-import';
import { whatClientsHave } from '#clients/client-documents.ts';
import { clients, emailDocument } from '#clients/clients.ts';
import { findKept } from '#clients/guard-client.ts';
import { priceBook, priceCosts } from '#price-book/price-book.ts';
import { projectPlaces, projects } from '#projects/projects.ts';
import { conflict } from '#refusal.ts';
import { parseDocument } from '#store/documents.ts';
import { type DocumentSnapshot, firestore } from '#store/firestore.ts';
import { declareQuery, documentsWithOneOf, getDocuments } from '#store/query.ts';
import { clientVisits } from '#visits/appointments.ts';
import { noteOfJob, visitOfJob } from './add-jobs.ts';
import { type Added, hashOfClient, hashOfContact } from './add-people.ts';

/** An imported entity with all its documents, or a line of history. */
export type ImportedRecord = {
  readonly row: MadeRow;
  readonly name: string;
  readonly documents: readonly DocumentSnapshot[];
  /** Why it stays; undefined if it can be taken back. */
  readonly use?: string | undefined;
  /** The client of a project, or of a line of history. */
  readonly clientId?: string | undefined;
};

const collectionsOfProject = [
  ...(['appointments', 'payments', 'estimates', 'invoices'] as const),
  ...(['projectNotes', 'expenses', 'workEntries'] as const),
];
const ofProject = collectionsOfProject.map(
  (collection) => [collection, declareQuery({ collection, equal: ['projectId'] })] as const,
);
const mailsOfVisits = declareQuery({ collection: 'mail', equal: ['appointmentId'] });

/**
 * The records of these rows that still exist. Reads few documents for a record without any use.
 * @param added by all of the import
 * @throws Refusal conflict for a kind of a later release
 */
export async function importedRecords(
  kind: StoredImport['kind'],
  rows: readonly MadeRow[],
  added: Added,
): Promise<ImportedRecord[]> {
  switch (kind) {
    case 'clients': {
      const people = rows.filter(({ contact }) => contact);
      const lines = rows.filter(({ contact, line }) => line && !contact);
      const made = rows.filter(({ contact, line }) => !line && !contact);
      return [
        ...(await contactRecords(people)),
        ...(await lineRecords(lines)),
        ...(await clientRecords(made, added)),
      ];
    }
    case 'price_book':
      return await priceRecords(rows);
    case 'balances':
      return await balanceRecords(rows);
    case 'jobs': {
      const [history, jobs] = [rows.filter(({ line }) => line), rows.filter(({ line }) => !line)];
      return [...(await lineRecords(history)), ...(await jobRecords(jobs))];
    }
    default:
      throw conflict(importTexts().newerKind);
  }
}

/** Whether a document was written since its creation. */
export function isChanged({ createTime, updateTime }: DocumentSnapshot): boolean {
  return createTime !== undefined && updateTime !== undefined && !createTime.isEqual(updateTime);
}

const changeOf = (documents: readonly DocumentSnapshot[]) =>
  documents.some(isChanged) ? importTexts().changedSince : undefined;

async function clientRecords(rows: readonly MadeRow[], added: Added): Promise<ImportedRecord[]> {
  const ids = rows.map(({ id }) => id);
  const found = existing(await getDocuments((await clients()).withConverter(null), ids));
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  // Every batch that gives a client something also writes the client (`guardClient`), except for these two.
  const [emails, has, hasOwn] = await Promise.all([
    emailsOf(found),
    whatClientsHave(found.filter(isChanged).map(({ id }) => id)),
    whatClientsHave(ids, ['payments', 'quotes']),
  ]);
  return found.map((document) => {
    const email = emails.get(document.id);
    const row = rowOf.get(document.id) ?? { id: document.id };
    const kind = hasOwn.get(document.id) ?? has.get(document.id);
    const text = (field: string) => nameOf(document.get(field)) ?? '';
    const [company, firstName, lastName] = [text('company'), text('firstName'), text('lastName')];
    return {
      row,
      name: clientName({ id: document.id, company, firstName, lastName, email: text('email') }),
      documents: existing([document, email]),
      use: kind ? importTexts().has[kind] : changeOfClient(row, { document, email, added }),
    };
  });
}

/** Balances and jobs that were undone leave a trace in the client's document, but its contents are as before. */
function changeOfClient(
  { as }: MadeRow,
  {
    document,
    email,
    added,
  }: {
    readonly document: DocumentSnapshot;
    readonly email: DocumentSnapshot | undefined;
    readonly added: Added;
  },
): string | undefined {
  if (!as) return changeOf(existing([document, email]));
  const isSame = hashOfClient(document.data() ?? {}, added) === as;
  return isSame ? changeOf(existing([email])) : importTexts().changedSince;
}

async function emailsOf(found: readonly DocumentSnapshot[]): Promise<ReadonlyMap<string, DocumentSnapshot>> {
  const emails = found.flatMap((document) => nameOf(document.get('email')) ?? []);
  const refs = await Promise.all(emails.map(emailDocument));
  const kept = refs.length > 0 ? existing(await (await firestore()).getAll(...refs)) : [];
  return new Map(kept.map((email) => [String(email.get('clientId')), email]));
}

async function priceRecords(rows: readonly MadeRow[]): Promise<ImportedRecord[]> {
  const ids = rows.map(({ id }) => id);
  const [entries, costs] = await Promise.all([
    getDocuments(await priceBook(), ids),
    getDocuments(await priceCosts(), ids),
  ]);
  return rows.flatMap((row, index) => {
    const entry = entries[index];
    if (!entry?.exists) return [];
    const documents = existing([entry, costs[index]]);
    return [{ row, name: parseDocument(entry)?.name ?? row.id, documents, use: changeOf(documents) }];
  });
}

async function balanceRecords(rows: readonly MadeRow[]): Promise<ImportedRecord[]> {
  return await projectRecords(rows, ({ id }, belongings) => {
    const sent = belongings.filter(({ ref }) => ref.parent.id === 'invoices');
    // One is the imported invoice itself.
    return {
      name: nameOf(sent[0]?.get('recipient.name')) ?? id,
      own: sent.length === 1 ? sent : [],
      use: sent[0]?.get('onPortal') === true ? importTexts().isShown : undefined,
    };
  });
}

async function jobRecords(rows: readonly MadeRow[]): Promise<ImportedRecord[]> {
  const visitIds = rows.map(({ id }) => visitOfJob(id));
  const sent = (await firestore()).collection('mail');
  const [shown, mails] = await Promise.all([
    getDocuments(await clientVisits(), visitIds),
    documentsWithOneOf(visitIds, (some) => mailsOfVisits(sent, [some])),
  ]);
  const copies = new Map(existing(shown).map((copy) => [copy.id, copy]));
  const told = new Set(mails.map((mail) => String(mail.get('appointmentId'))));
  return await projectRecords(rows, ({ id }, belongings, project) => {
    const visitId = visitOfJob(id);
    const own = [visitId, noteOfJob(id)];
    return {
      name: nameOf(project.get('title')) ?? id,
      own: existing([...belongings.filter((document) => own.includes(document.id)), copies.get(visitId)]),
      use: told.has(visitId) ? importTexts().has.mails : undefined,
    };
  });
}

type OfProject = {
  readonly name: string;
  /** The documents that the import made. */
  readonly own: readonly DocumentSnapshot[];
  readonly use?: string | undefined;
};

async function projectRecords(
  rows: readonly MadeRow[],
  read: (row: MadeRow, belongings: readonly DocumentSnapshot[], project: DocumentSnapshot) => OfProject,
): Promise<ImportedRecord[]> {
  const ids = rows.map(({ id }) => id);
  const [found, places, belongings] = await Promise.all([
    getDocuments(await projects(), ids),
    getDocuments(await projectPlaces(), ids),
    belongingsOf(ids),
  ]);
  return rows.flatMap((row, index) => {
    const project = found[index];
    if (!project?.exists) return [];
    const beside = belongings.get(row.id) ?? [];
    const { name, own, use } = read(row, beside, project);
    const documents = existing([project, places[index], ...own]);
    const other = beside.find((document) => !own.includes(document));
    const kind = collectionsOfProject.find((collection) => collection === other?.ref.parent.id);
    const clientId = nameOf(project.get('clientId'));
    return [
      {
        row,
        name,
        documents,
        clientId,
        use: (kind && importTexts().has[kind]) ?? use ?? changeOf(documents),
      },
    ];
  });
}

async function keptClients(rows: readonly MadeRow[]): Promise<ReadonlyMap<string, Client | undefined>> {
  const ids = [...new Set(rows.map(({ id }) => id))];
  return new Map(await Promise.all(ids.map(async (id) => [id, await findKept(id)] as const)));
}

/** Further people of companies. */
async function contactRecords(rows: readonly MadeRow[]): Promise<ImportedRecord[]> {
  const kept = await keptClients(rows);
  return rows.flatMap((row) => {
    const client = kept.get(row.id);
    const contact = client?.contacts?.find(({ id }) => id === row.contact);
    if (!client || !contact) return [];
    const use = hashOfContact(contact) === row.as ? undefined : importTexts().changedSince;
    return [{ row, name: personName(contact), documents: [], clientId: client.id, use }];
  });
}

/** Lines of notes are taken back unless they are gone already. */
async function lineRecords(rows: readonly MadeRow[]): Promise<ImportedRecord[]> {
  const kept = await keptClients(rows);
  return rows.flatMap((row) => {
    const client = kept.get(row.id);
    if (!client) return [];
    return [{ row, name: clientName(client), documents: [], clientId: client.id }];
  });
}

/** The documents that belong to each of these projects, also those that cannot be read. */
async function belongingsOf(ids: readonly string[]): Promise<ReadonlyMap<string, DocumentSnapshot[]>> {
  const database = await firestore();
  const found = await Promise.all(
    ofProject.map(([collection, query]) =>
      documentsWithOneOf(ids, (some) => query(database.collection(collection), [some])),
    ),
  );
  return Map.groupBy(found.flat(), (document) => String(document.get('projectId')));
}

function existing(documents: readonly (DocumentSnapshot | undefined)[]): DocumentSnapshot[] {
  return documents.flatMap((document) => (document?.exists ? [document] : []));
}

function nameOf(stored: unknown): string | undefined {
  return typeof stored === 'string' && stored !== '' ? stored : undefined;
}
