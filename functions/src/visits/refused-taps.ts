import { type RefusedTap, refusedTapSchema } from '@welding/domain/entities/refused-tap';
import { retryConflicts } from '#store/conflicts.ts';
import { entityCollection } from '#store/entity-collection.ts';
import { newBatch, type QueryDocumentSnapshot } from '#store/firestore.ts';
import { declareQuery, documentsWithOneOf } from '#store/query.ts';
import { addUseIfLeft } from '#store/rate-limits.ts';

export const refusedTaps = entityCollection('refusedTaps', refusedTapSchema);

const atVisits = declareQuery({ collection: 'refusedTaps', equal: ['visitId'] });

/** More taps than two weeks offline produce. Beyond it only the device shows the refusal. */
const mostOfDay = { name: 'refused-taps', max: 100, windowMs: 86_400_000, shared: false } as const;

/** Stores a refused tap, a limited number a person and day. A repeated tap replaces its earlier one. */
export async function storeRefusedTap(refused: RefusedTap): Promise<void> {
  await retryConflicts(async () => {
    const batch = await newBatch();
    if (!(await addUseIfLeft(batch, { ...mostOfDay, subject: refused.by.id }))) return;
    batch.set((await refusedTaps()).doc(refused.id), refused);
    await batch.commit();
  });
}

/** Deletes a refusal whose tap succeeded later, if there is one. */
export async function dropRefusedTap(id: string): Promise<void> {
  await (await refusedTaps()).doc(id).delete();
}

export async function refusedTapsAt(
  visitIds: readonly string[],
): Promise<QueryDocumentSnapshot<RefusedTap>[]> {
  const collection = await refusedTaps();
  return await documentsWithOneOf(visitIds, (ids) => atVisits(collection, [ids]));
}

/**
 * Deletes a refused tap that staff have handled, once.
 * @param also further writes of the batch
 * @returns the tap, undefined when it is gone already
 */
export async function removeRefusedTap(
  id: string,
  also: (batch: Awaited<ReturnType<typeof newBatch>>, refused: RefusedTap) => Promise<void>,
): Promise<RefusedTap | undefined> {
  return await retryConflicts(async () => {
    const document = (await refusedTaps()).doc(id);
    const stored = await document.get();
    const refused = stored.data();
    if (!refused || !stored.updateTime) return undefined;
    const batch = await newBatch();
    batch.delete(document, { lastUpdateTime: stored.updateTime });
    await also(batch, refused);
    await batch.commit();
    return refused;
  });
}
