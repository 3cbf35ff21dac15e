import { randomUUID } from 'node:crypto';
import type { ImportRequest, RowOutcome } from '@welding/domain/entities/import-request';
import { importTexts } from '@welding/domain/entities/import-texts';
import { type StoredImport, storedImportSchema } from '@welding/domain/entities/stored-import';
import { conflict, notFound } from '#refusal.ts';
import { retryConflicts } from '#store/conflicts.ts';
import { nextNumber } from '#store/counters.ts';
import type { By } from '#store/create.ts';
import { parseSnapshot } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import { newBatch } from '#store/firestore.ts';
import { findEarlier, recordKey } from '#store/idempotency.ts';
import { declareQuery } from '#store/query.ts';
import { addPages } from './import-pages.ts';
import { planImport } from './plan-import.ts';

export const imports = entityCollection('imports', storedImportSchema);

const latestImports = declareQuery({
  collection: 'imports',
  equal: [],
  order: { field: 'at', direction: 'desc' },
});

/** More than a month has. */
const mostImports = 50;

/** The imports since an instant, newest first. */
export async function listImports(since: Date): Promise<StoredImport[]> {
  const found = latestImports(await imports(), [], { after: since }).limit(mostImports);
  return parseSnapshot(await found.get());
}

export async function previewImport(request: ImportRequest): Promise<RowOutcome[]> {
  const { rows } = await planImport(request);
  return rows.map((outcome, index) => ({ row: index + 1, ...outcome }));
}

/**
 * Stores all rows or none, once for each key. One import is stored after the other, so that a person in two of them becomes one
 * client.
 * @returns the import with these rows
 * @throws Refusal key_reused; not_found for an unknown import to continue, conflict for one that is being undone
 */
export async function applyImport(request: ImportRequest, { actor, once }: By): Promise<StoredImport> {
  const collection = await imports();
  return await retryConflicts(async () => {
    const earlier = once && (await findEarlier(collection, once));
    if (earlier) return earlier;
    const batch = await newBatch();
    // Before the plan reads what is there.
    await nextNumber(batch, 'imports');
    const { before, updateTime } = request.continues
      ? await begunImport(request.continues, request.kind)
      : { before: newImport(request.kind, actor.id) };
    const { rows, add } = await planImport(request);
    const count = (does: RowOutcome['does']) => rows.filter((row) => row.does === does).length;
    const after = {
      ...before,
      created: before.created + count('create'),
      joined: before.joined + count('join'),
      skipped: before.skipped + count('skip'),
    };
    const rowsBefore = before.created + before.joined + before.skipped;
    const made = await add(batch, actor);
    await addPages(
      batch,
      after.id,
      made.map(({ index, ...row }) => ({
        row: request.rowNumbers?.[index] ?? rowsBefore + index + 1,
        ...row,
      })),
    );
    if (once) await recordKey(batch, once, after.id);
    const document = collection.doc(after.id);
    if (updateTime) batch.update(document, await imports.encodeUpdate(after), { lastUpdateTime: updateTime });
    else batch.create(document, after);
    await batch.commit();
    return after;
  });
}

function newImport(kind: ImportRequest['kind'], byId: string): StoredImport {
  const at = new Date().toISOString();
  return { id: randomUUID(), kind, at, byId, made: [], created: 0, joined: 0, skipped: 0 };
}

async function begunImport(id: string, kind: ImportRequest['kind']) {
  const stored = await (await imports()).doc(id).get();
  const before = stored.data();
  if (before?.kind !== kind || !stored.updateTime) throw notFound();
  if (before.undoingSince) throw conflict(importTexts().beingUndone);
  return { before, updateTime: stored.updateTime };
}
