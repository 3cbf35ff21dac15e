import { randomUUID } from 'node:crypto';
import { importPageSchema, type MadeRow, type StoredImport } from '@welding/domain/entities/stored-import';
import { parseSnapshot } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import type { Batch } from '#store/firestore.ts';
import { declareQuery } from '#store/query.ts';

const importPages = entityCollection('importPages', importPageSchema);

const ofImport = declareQuery({ collection: 'importPages', equal: ['importId'] });
const mostRows = 75;

/** Adds what a part of an import made to the part's batch. */
export async function addPages(batch: Batch, importId: string, rows: readonly MadeRow[]): Promise<void> {
  const collection = await importPages();
  for (let from = 0; from < rows.length; from += mostRows) {
    const page = { id: randomUUID(), importId, rows: rows.slice(from, from + mostRows) };
    batch.create(collection.doc(page.id), page);
  }
}

/** The pages of an import, by their first rows. */
export async function listPages(importId: string) {
  const { docs } = await ofImport(await importPages(), [importId]).get();
  const firstRow = (page: (typeof docs)[number]) => page.data().rows[0]?.row ?? 0;
  return docs.toSorted((one, other) => firstRow(one) - firstRow(other));
}

/** What an import made, also one of an earlier release. */
export async function listMade({ id, made }: Pick<StoredImport, 'id' | 'made'>): Promise<MadeRow[]> {
  const pages = parseSnapshot(await ofImport(await importPages(), [id]).get());
  return [...made.map((madeId) => ({ id: madeId })), ...pages.flatMap(({ rows }) => rows)];
}
