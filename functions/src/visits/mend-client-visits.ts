import { isDeepStrictEqual } from 'node:util';
import { type ClientVisit, clientVisitOf } from '@welding/domain/entities/appointment';
import { retryConflicts } from '#store/conflicts.ts';
import { parseDocument } from '#store/documents.ts';
import { newBatch } from '#store/firestore.ts';
import { itemByItem } from '#store/item-by-item.ts';
import { declareQuery, pagesOfQuery, type QueryRange } from '#store/query.ts';
import { allVisits, appointments, clientVisits } from './appointments.ts';

const atOnce = 20;

const copiesByTime = declareQuery({
  collection: 'clientVisits',
  equal: [],
  order: { field: 'scheduledDate', direction: 'asc' },
});

/**
 * Repairs clients' copies that differ from their visits, such as those edited in the Firebase console. Repeat it to continue.
 * @param range the period, all time when left out
 * @returns how many it repaired
 */
export async function mendClientVisits(range: QueryRange = {}): Promise<number> {
  const mended = await itemByItem('calendar', suspectsOf(range), { idOf: (id) => id, atOnce }, mendCopy);
  return mended.filter(Boolean).length;
}

/** The ids of visits whose copies seem to differ. */
async function* suspectsOf(range: QueryRange): AsyncGenerator<string> {
  const copies = new Map<string, ClientVisit>();
  for await (const page of pagesOfQuery(copiesByTime(await clientVisits(), [], range))) {
    for (const copy of page) copies.set(copy.id, copy);
  }
  const suspects = new Set(copies.keys());
  for await (const page of allVisits(range)) {
    for (const visit of page) {
      if (isSame(copies.get(visit.id), clientVisitOf(visit))) suspects.delete(visit.id);
      else suspects.add(visit.id);
    }
  }
  yield* suspects;
}

async function mendCopy(id: string): Promise<boolean> {
  return await retryConflicts(async () => {
    // Reads the copy first: a later change of the visit changes the copy too, and then the batch fails.
    const document = (await clientVisits()).doc(id);
    const stored = await document.get();
    const found = await (await appointments()).doc(id).get();
    const visit = parseDocument(found);
    if (found.exists && !visit) return false;
    const copy = visit && clientVisitOf(visit);
    if (isSame(parseDocument(stored), copy)) return false;
    const batch = await newBatch();
    const { updateTime: lastUpdateTime } = stored;
    if (!lastUpdateTime) {
      if (!copy) return false;
      batch.create(document, copy);
    } else if (copy) {
      batch.update(document, await clientVisits.encodeUpdate(copy), { lastUpdateTime });
    } else {
      batch.delete(document, { lastUpdateTime });
    }
    await batch.commit();
    return true;
  });
}

function isSame(one: ClientVisit | undefined, other: ClientVisit | undefined): boolean {
  return isDeepStrictEqual(one && definedOf(one), other && definedOf(other));
}

function definedOf(copy: ClientVisit): object {
  return Object.fromEntries(Object.entries(copy).filter(([, value]) => value !== undefined));
}
