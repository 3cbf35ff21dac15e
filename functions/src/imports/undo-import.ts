import { clientName } from '@welding/domain/entities/client-names';
import { importTexts, undoImportMs, type undoneImportSchema } from '@welding/domain/entities/import-request';
import { errorCodes } from '@welding/domain/error-codes';
import { listOf } from '@welding/domain/values/list-of';
import type * as z from 'zod/mini';
import { clients, emailDocument } from '#clients/clients.ts';
import { expenses } from '#costs/expenses.ts';
import { estimates } from '#estimates/estimates.ts';
import { invoices, listInvoicesOfProjects } from '#invoices/invoices.ts';
import { payments } from '#payments/payments.ts';
import { priceBook, priceCosts } from '#price-book/price-book.ts';
import { projectPlaces, projects } from '#projects/projects.ts';
import { conflict, notFound } from '#refusal.ts';
import { audit, latestChangesOf } from '#store/audit.ts';
import { retryConflicts } from '#store/conflicts.ts';
import { type DocumentReference, type DocumentSnapshot, firestore, newBatch } from '#store/firestore.ts';
import { declareQuery, documentsWithOneOf, getDocuments } from '#store/query.ts';
import { appointments } from '#visits/appointments.ts';
import { imports } from './imports.ts';

/** One record takes up to five deletions, and a batch has 500. */
const mostAtOnce = 75;
const namedAtMost = 5;

const ofProject = ['appointments', 'payments', 'estimates', 'invoices', 'projectNotes', 'expenses'].map(
  (collection) => declareQuery({ collection, equal: ['projectId'] }),
);

/**
 * Deletes an import's records, as many as one batch holds. Deletes none once any of them was used or changed.
 * @throws Refusal not_found; import_used with names, import_too_old
 */
export async function undoImport(id: string): Promise<z.infer<typeof undoneImportSchema>> {
  return await retryConflicts(async () => {
    const stored = await (await imports()).doc(id).get();
    const found = stored.data();
    if (!found || !stored.updateTime) throw notFound();
    if (Date.now() - Date.parse(found.at) > undoImportMs)
      throw conflict(importTexts().tooLate, errorCodes.importTooOld);
    const records = await recordsOf(found.kind, found.made);
    const used = records.filter(({ documents, isUsed }) => isUsed || documents.some(isChanged));
    if (used.length > 0) throw conflict(importTexts().usedSince(namesOf(used)), errorCodes.importUsed);
    const taken = records.slice(0, mostAtOnce);
    const left = records.length - taken.length;
    const batch = await newBatch();
    const history = await latestChangesOf(
      taken.flatMap(({ documents }) => documents.map(({ id: own }) => own)),
    );
    const entries = await audit();
    for (const { id: entry } of history) batch.delete(entries.doc(entry));
    for (const { ref, updateTime } of taken.flatMap(({ documents }) => documents)) {
      if (updateTime) batch.delete(ref, { lastUpdateTime: updateTime });
    }
    if (left === 0) batch.delete(stored.ref, { lastUpdateTime: stored.updateTime });
    else {
      const made = records.slice(mostAtOnce).map((record) => record.id);
      batch.update(stored.ref, await imports.encodeFields({ made }), { lastUpdateTime: stored.updateTime });
    }
    await batch.commit();
    return { id, left };
  });
}

/** An imported entity and all its documents. */
type ImportedRecord = {
  readonly id: string;
  readonly name: string;
  readonly documents: readonly DocumentSnapshot[];
  readonly isUsed?: boolean;
};

/** Every batch that gives a client something also writes the client (`guardClient`). */
function isChanged({ createTime, updateTime }: DocumentSnapshot): boolean {
  return createTime !== undefined && updateTime !== undefined && !createTime.isEqual(updateTime);
}

function namesOf(records: readonly ImportedRecord[]): string {
  const names = records.slice(0, namedAtMost).map(({ name }) => name);
  const more = records.length - names.length;
  return listOf(more > 0 ? [...names, importTexts().andMore(more)] : names);
}

async function recordsOf(
  kind: 'clients' | 'price_book' | 'balances',
  ids: readonly string[],
): Promise<ImportedRecord[]> {
  if (kind === 'clients') return await clientRecords(ids);
  if (kind === 'price_book') return await priceRecords(ids);
  return await balanceRecords(ids);
}

async function clientRecords(ids: readonly string[]): Promise<ImportedRecord[]> {
  const found = await getDocuments(await clients(), ids);
  const emails = await allDocuments(
    await Promise.all(found.flatMap((document) => document.data()?.email || []).map(emailDocument)),
  );
  const byClient = new Map(emails.map((email) => [String(email.get('clientId')), email]));
  return found.map((document) => {
    const client = document.data();
    const email = byClient.get(document.id);
    return {
      id: document.id,
      name: client ? clientName(client) : document.id,
      documents: [document, ...(email ? [email] : [])],
    };
  });
}

async function allDocuments(refs: readonly DocumentReference[]): Promise<DocumentSnapshot[]> {
  return refs.length > 0 ? await (await firestore()).getAll(...refs) : [];
}

async function priceRecords(ids: readonly string[]): Promise<ImportedRecord[]> {
  const [entries, costs] = await Promise.all([
    getDocuments(await priceBook(), ids),
    getDocuments(await priceCosts(), ids),
  ]);
  return entries.map((entry, index) => ({
    id: entry.id,
    name: entry.data()?.name ?? entry.id,
    documents: [entry, costs[index]].filter((document) => document !== undefined),
  }));
}

async function balanceRecords(ids: readonly string[]): Promise<ImportedRecord[]> {
  const [found, places, sent, beside] = await Promise.all([
    getDocuments(await projects(), ids),
    getDocuments(await projectPlaces(), ids),
    listInvoicesOfProjects(ids),
    besides(ids),
  ]);
  const invoicesOf = (id: string) => {
    const list = sent.get(id);
    return Array.isArray(list) ? list : [];
  };
  const documents = await getDocuments(
    await invoices(),
    ids.flatMap((id) => invoicesOf(id).map((invoice) => invoice.id)),
  );
  return found.map((project, index) => {
    const own = documents.filter((document) => document.data()?.projectId === project.id);
    return {
      id: project.id,
      name: own[0]?.data()?.recipient?.name ?? project.id,
      documents: [project, places[index], ...own].filter((document) => document !== undefined),
      // One is the imported invoice itself.
      isUsed: (beside.get(project.id) ?? 0) > 1,
    };
  });
}

/** The number of records that belong to each of these projects. */
async function besides(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const database = await firestore();
  const collections = [
    await appointments(),
    await payments(),
    await estimates(),
    await invoices(),
    database.collection('projectNotes'),
    await expenses(),
  ];
  const found = await Promise.all(
    ofProject.map((query, index) =>
      documentsWithOneOf(ids, (some) =>
        query(collections[index] ?? database.collection('projectNotes'), [some]),
      ),
    ),
  );
  const counts = new Map<string, number>();
  for (const document of found.flat()) {
    const id = String(document.get('projectId'));
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
