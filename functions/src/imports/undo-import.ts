import type { Actor } from '@welding/domain/entities/audit-entry';
import { type importRestSchema, type UsedRow, undoImportMs } from '@welding/domain/entities/import-request';
import { importTexts } from '@welding/domain/entities/import-texts';
import type { MadeRow, StoredImport } from '@welding/domain/entities/stored-import';
import { errorCodes } from '@welding/domain/error-codes';
import { listOf } from '@welding/domain/values/list-of';
import type * as z from 'zod/mini';
import { guardAsItIs } from '#clients/guard-client.ts';
import { conflict, notFound, Refusal } from '#refusal.ts';
import { audit, importedEntryId, latestChangesOf } from '#store/audit.ts';
import { retryConflicts } from '#store/conflicts.ts';
import { type Batch, type DocumentReference, newBatch } from '#store/firestore.ts';
import { getDocuments } from '#store/query.ts';
import { type Added, addedBy, removeAdded } from './add-people.ts';
import { addPages, listMade, listPages } from './import-pages.ts';
import { type ImportedRecord, importedRecords, isChanged } from './imported-records.ts';
import { imports } from './imports.ts';

/** A batch has at most 500 writes, and the page and the clients of its records are written, too. */
const mostWrites = 400;
const checkedAtOnce = 300;
const namedAtMost = 5;

/**
 * Undoes an import: all of it, or nothing if any of its records was used or changed. Goes on where an earlier call ended.
 * @param hasTime false ends the call; `left` then counts the rows for the next one
 * @throws Refusal not_found; import_too_old; import_used with the rows that stay
 */
export async function undoImport(
  id: string,
  actor: Actor,
  hasTime: () => boolean,
): Promise<z.infer<typeof importRestSchema>> {
  const { kind, undoRows } = await beginUndoing(id);
  const all = undoRows === undefined ? {} : { undoRows };
  const stays: ImportedRecord[] = [];
  const pages = await listPages(id);
  const added = addedBy(pages.flatMap((page) => page.data().rows));
  for (const page of pages) {
    if (!hasTime()) return { id, left: (await listMade({ id, made: [] })).length, ...all };
    stays.push(...(await undoPage(page.ref, { kind, added, actor })));
  }
  await finishUndoing(id, stays.length);
  if (stays.length > 0) throw usedRefusal(kind, importTexts().usedMeanwhile, stays);
  return { id, left: 0, ...all };
}

/** Marks an import, so that undoing it goes on after a crash, and nothing is added to it. */
async function beginUndoing(id: string): Promise<StoredImport> {
  return await retryConflicts(async () => {
    const t = importTexts();
    const stored = await (await imports()).doc(id).get();
    const found = stored.data();
    if (!found || !stored.updateTime) throw notFound();
    if (found.undoingSince) return found;
    if (Date.now() - Date.parse(found.at) > undoImportMs) throw conflict(t.tooLate, errorCodes.importTooOld);
    const rows = await listMade(found);
    const used = await usedRecords(found.kind, rows);
    if (used.length > 0) throw usedRefusal(found.kind, t.usedSince, used);
    const batch = await newBatch();
    await addPages(
      batch,
      id,
      found.made.map((madeId) => ({ id: madeId })),
    );
    const fields = { undoingSince: new Date().toISOString(), undoRows: rows.length, made: [] };
    batch.update(stored.ref, await imports.encodeFields(fields), { lastUpdateTime: stored.updateTime });
    await batch.commit();
    return { ...found, ...fields };
  });
}

async function usedRecords(kind: StoredImport['kind'], rows: readonly MadeRow[]): Promise<ImportedRecord[]> {
  const used: ImportedRecord[] = [];
  const added = addedBy(rows);
  for (let from = 0; from < rows.length; from += checkedAtOnce) {
    const records = await importedRecords(kind, rows.slice(from, from + checkedAtOnce), added);
    used.push(...records.filter(({ use }) => use));
  }
  return used;
}

type Undoing = {
  readonly kind: StoredImport['kind'];
  /** By all pages: a later one may add to what an earlier one made. */
  readonly added: Added;
  readonly actor: Actor;
};

/** Takes back the records of a page. @returns those that were used after undoing began, which stay with their rows */
async function undoPage(
  page: DocumentReference<{ rows: MadeRow[] }>,
  undoing: Undoing,
): Promise<ImportedRecord[]> {
  for (;;) {
    const { stays, isDone } = await retryConflicts(() => undoPart(page, undoing));
    if (isDone) return stays;
  }
}

async function undoPart(
  page: DocumentReference<{ rows: MadeRow[] }>,
  { kind, added, actor }: Undoing,
): Promise<{ stays: ImportedRecord[]; isDone: boolean }> {
  const stored = await page.get();
  const rows = stored.data()?.rows ?? [];
  if (!stored.updateTime) return { stays: [], isDone: true };
  const records = await importedRecords(kind, rows, added);
  const stays = records.filter(({ use }) => use);
  const free = records.filter(({ use }) => !use);
  const history = await entriesOf(free);
  const taken = withinOneBatch(free, history);
  const left = [...stays, ...free.slice(taken.length)].map(({ row }) => row);
  const isDone = taken.length === free.length;
  if (left.length === rows.length) return { stays, isDone };
  const batch = await newBatch();
  const entries = await audit();
  for (const record of taken) {
    for (const entry of history.get(record) ?? []) batch.delete(entries.doc(entry));
    for (const { ref, updateTime } of record.documents)
      if (updateTime) batch.delete(ref, { lastUpdateTime: updateTime });
  }
  await addClientsOf(batch, taken, actor);
  const asRead = { lastUpdateTime: stored.updateTime };
  if (left.length === 0) batch.delete(page, asRead);
  else batch.update(page.withConverter(null), { rows: left }, asRead);
  await batch.commit();
  return { stays, isDone };
}

/** The collections whose documents have a history. */
const withHistory = ['clients', 'priceBook', 'projects', 'appointments', 'invoices'];

/** The ids of each record's history entries. Looks for further ones only where a document was written since. */
async function entriesOf(records: readonly ImportedRecord[]): Promise<ReadonlyMap<ImportedRecord, string[]>> {
  const documentsOf = ({ documents }: ImportedRecord) =>
    documents.filter(({ ref }) => withHistory.includes(ref.parent.id));
  const all = records.flatMap(documentsOf);
  const entries = await getDocuments(
    await audit(),
    all.map(({ id }) => importedEntryId(id)),
  );
  const searched = all.filter((document, index) => isChanged(document) || !entries[index]?.exists);
  const found = await latestChangesOf(searched.map(({ id }) => id));
  const byEntity = Map.groupBy(found, ({ entityId }) => entityId);
  const searchedIds = new Set(searched.map(({ id }) => id));
  return new Map(
    records.map((record) => {
      const ids = documentsOf(record).flatMap(({ id }) =>
        searchedIds.has(id) ? (byEntity.get(id) ?? []).map((entry) => entry.id) : [importedEntryId(id)],
      );
      return [record, ids] as const;
    }),
  );
}

/** As many of the records as one batch can take. The first always fits. */
function withinOneBatch(
  records: readonly ImportedRecord[],
  history: ReadonlyMap<ImportedRecord, string[]>,
): ImportedRecord[] {
  let writes = 0;
  const count = records.findIndex((record) => {
    // With its client, which is changed and gets a history entry.
    writes += record.documents.length + (history.get(record)?.length ?? 0) + 2;
    return writes > mostWrites;
  });
  return records.slice(0, count === -1 ? records.length : Math.max(count, 1));
}

/**
 * Takes contacts and lines of notes out of their clients, and makes the batch fail if another client of these records gets something
 * meanwhile.
 */
async function addClientsOf(batch: Batch, taken: readonly ImportedRecord[], actor: Actor): Promise<void> {
  const byClient = Map.groupBy(taken, ({ clientId }) => clientId);
  for (const [clientId, records] of byClient) {
    if (!clientId) continue;
    const added = addedBy(records.map(({ row }) => row));
    if (!(await removeAdded(batch, clientId, added, actor))) await guardAsItIs(batch, clientId);
  }
}

async function finishUndoing(id: string, staying: number): Promise<void> {
  const document = (await imports()).doc(id);
  if (staying === 0) {
    await document.delete();
    return;
  }
  const fields = { undoingSince: undefined, undoRows: undefined, created: staying };
  await document.update(await imports.encodeFields(fields));
}

function usedRefusal(
  kind: StoredImport['kind'],
  sentence: (names: string) => string,
  used: readonly ImportedRecord[],
): Refusal {
  const names = used.slice(0, namedAtMost).map(({ name }) => name);
  const more = used.length - names.length;
  const listed = listOf(more > 0 ? [...names, importTexts().andMore(more)] : names);
  const rows = used.map(
    ({ row: { row, id }, name, use = '' }): UsedRow => ({
      ...{ row, name, why: use },
      ...(kind === 'clients' && { clientId: id }),
      ...((kind === 'balances' || kind === 'jobs') && { projectId: id }),
    }),
  );
  return new Refusal(errorCodes.importUsed, sentence(listed), { rows });
}
