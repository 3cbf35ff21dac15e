import { randomUUID } from 'node:crypto';
import type { Actor } from '@welding/domain/entities/audit-entry';
import { type PlannedRow, planClients } from '@welding/domain/entities/import-clients';
import { planBalances, planPrices } from '@welding/domain/entities/import-money';
import {
  type ImportRequest,
  type RowOutcome,
  type StoredImport,
  storedImportSchema,
} from '@welding/domain/entities/import-request';

import { addClientTo, clientOf, clients } from '#clients/clients.ts';
import { addOldBalances, listNumbered } from '#invoices/old-balances.ts';
import { addPriceEntry, priceBook } from '#price-book/price-book.ts';
import { notFound } from '#refusal.ts';
import { retryConflicts } from '#store/conflicts.ts';
import { type By, create } from '#store/create.ts';
import { parseSnapshot } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import { type Batch, newBatch } from '#store/firestore.ts';
import { findEarlier, recordKey } from '#store/idempotency.ts';
import { declareQuery, pagesOf } from '#store/query.ts';

export const imports = entityCollection('imports', storedImportSchema);

const latestImports = declareQuery({
  collection: 'imports',
  equal: [],
  order: { field: 'at', direction: 'desc' },
});

const pageSize = 500;
/** More than a day has. */
const mostImports = 50;

/** The imports since an instant, newest first. */
export async function listImports(since: Date): Promise<StoredImport[]> {
  const found = latestImports(await imports(), [], { after: since }).limit(mostImports);
  return parseSnapshot(await found.get());
}

export async function previewImport(request: ImportRequest): Promise<RowOutcome[]> {
  const { rows } = await planned(request, undefined);
  return rows.map(({ does, name, why }) => ({ does, name, ...(why && { why }) }));
}

/**
 * Stores all rows or none, once for each key.
 * @returns the import with these rows @throws Refusal key_reused; not_found for an unknown import to continue
 */
export async function applyImport(request: ImportRequest, { actor, once }: By): Promise<StoredImport> {
  const collection = await imports();
  const { continues } = request;
  if (!continues) {
    const at = new Date().toISOString();
    const begun = { id: randomUUID(), kind: request.kind, at, byId: actor.id, made: [] };
    return await create(
      imports,
      async (batch) => await addRows(batch, { ...begun, created: 0, joined: 0, skipped: 0 }, request, actor),
      { once },
    );
  }
  return await retryConflicts(async () => {
    const earlier = once && (await findEarlier(collection, once));
    if (earlier) return earlier;
    const stored = await collection.doc(continues).get();
    const before = stored.data();
    if (before?.kind !== request.kind || !stored.updateTime) throw notFound();
    const batch = await newBatch();
    const after = await addRows(batch, before, request, actor);
    if (once) await recordKey(batch, once, after.id);
    const fields = await imports.encodeUpdate(after);
    batch.update(stored.ref, fields, { lastUpdateTime: stored.updateTime });
    await batch.commit();
    return after;
  });
}

/** Adds the rows' entities to the batch of their import. @returns the import with these rows */
async function addRows(
  batch: Batch,
  before: StoredImport,
  request: ImportRequest,
  actor: Actor,
): Promise<StoredImport> {
  const { rows, add } = await planned(request, { batch, actor });
  const made = await add();
  const count = (does: RowOutcome['does']) => rows.filter((row) => row.does === does).length;
  return {
    ...before,
    made: [...before.made, ...made],
    created: before.created + count('create'),
    joined: before.joined + count('join'),
    skipped: before.skipped + count('skip'),
  };
}

type Writing = { readonly batch: Batch; readonly actor: Actor };

/** The plan of the rows. `add` adds it to a batch and returns the ids of the new entities. */
async function planned(
  request: ImportRequest,
  writing: Writing | undefined,
): Promise<{ rows: PlannedRow<unknown>[]; add: () => Promise<string[]> }> {
  const madeOf = <Made>(rows: readonly PlannedRow<Made>[]) => rows.flatMap(({ made }) => made ?? []);
  const each = async <Made>(
    rows: readonly PlannedRow<Made>[],
    store: (made: Made, to: Writing) => Promise<string>,
  ) => (writing ? await Promise.all(madeOf(rows).map((made) => store(made, writing))) : []);
  switch (request.kind) {
    case 'clients': {
      const rows = planClients(request.rows, await presentClients());
      const add = () =>
        each(rows, async (made, { batch, actor }) => {
          const client = clientOf(made);
          await addClientTo(batch, client, actor);
          return client.id;
        });
      return { rows, add };
    }
    case 'price_book': {
      const rows = planPrices(request.rows, await allOf(priceBook));
      const add = () => each(rows, (made, { batch, actor }) => addPriceEntry(batch, made, actor));
      return { rows, add };
    }
    case 'balances': {
      const [known, numbers] = await Promise.all([presentClients(), listNumbered(numbersIn(request.rows))]);
      const rows = planBalances(request.rows, known, numbers);
      const add = async () =>
        writing ? await addOldBalances(writing.batch, madeOf(rows), writing.actor) : [];
      return { rows, add };
    }
  }
}

const numbersIn = (rows: readonly { number?: string | undefined }[]) =>
  rows.flatMap(({ number }) => number || []);

async function presentClients() {
  return (await allOf(clients)).filter(({ mergedInto, erasedAt }) => !mergedInto && !erasedAt);
}

async function allOf<Entity>(collection: Parameters<typeof pagesOf<Entity>>[0]): Promise<Entity[]> {
  const all: Entity[] = [];
  for await (const page of pagesOf(collection, pageSize)) all.push(...page);
  return all;
}
