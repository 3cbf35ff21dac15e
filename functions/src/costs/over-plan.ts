import { type StoredOverPlan, storedOverPlanSchema } from '@welding/domain/money/earnings';
import { parseSnapshot } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import { type Batch, newBatch } from '#store/firestore.ts';
import { forgetProgress } from '#stripe/walk-list.ts';

/** The walk over the ledgers of changed projects. */
export const overPlanWalk = 'over-plan';

const overPlan = entityCollection('overPlan', storedOverPlanSchema);

/** All jobs over plan at the last check. */
export async function listOverPlan(): Promise<StoredOverPlan[]> {
  return parseSnapshot(await (await overPlan()).get());
}

/** Stores the jobs over plan now, and deletes the others. */
export async function storeOverPlan(
  over: readonly StoredOverPlan[],
  noMore: readonly { readonly id: string }[],
): Promise<void> {
  if (over.length + noMore.length === 0) return;
  const [batch, collection] = [await newBatch(), await overPlan()];
  for (const job of over) batch.set(collection.doc(job.id), job);
  for (const { id } of noMore) batch.delete(collection.doc(id));
  await batch.commit();
}

/** Makes the next check cover all jobs, in the batch of a change that affects all. */
export async function lookAtAllJobs(batch: Batch): Promise<void> {
  await forgetProgress(batch, overPlanWalk);
}
