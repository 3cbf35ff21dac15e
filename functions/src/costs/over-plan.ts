import { overPlanPrivacy, type StoredOverPlan, storedOverPlanSchema } from '@welding/domain/money/over-plan';
import { parseSnapshot } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import { type Batch, newBatch } from '#store/firestore.ts';
import { forgetProgress } from '#stripe/walk-list.ts';

/** The walk over the projects' ledgers that looks at what changed. */
export const overPlanWalk = 'over-plan';

const overPlan = entityCollection('overPlan', storedOverPlanSchema, [], overPlanPrivacy);

/** All jobs that were over plan when they were looked at last. */
export async function listOverPlan(): Promise<StoredOverPlan[]> {
  return parseSnapshot(await (await overPlan()).get());
}

/** Stores which jobs are over plan now, and forgets those that are no more. */
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

/** Adds to a batch that changes what all jobs cost, or what was planned for them, that all are looked at anew. */
export async function lookAtAllJobs(batch: Batch): Promise<void> {
  await forgetProgress(batch, overPlanWalk);
}
