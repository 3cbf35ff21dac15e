import { instantSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { entityCollection } from '#store/entity-collection.ts';
import type { Batch } from '#store/firestore.ts';

const progressSchema = z.object({
  /** The walk's name. */
  id: z.string(),
  /** Everything before this instant has been looked at. */
  doneUntil: instantSchema,
  /** Of a walk that was broken off: where it ends, and the id of the last thing it has looked at. */
  until: z.optional(instantSchema),
  after: z.optional(z.string()),
});

/** How far a walk over one of Stripe's lists, or over what changed here, has come, so that the next run goes on there. */
export type Progress = z.infer<typeof progressSchema>;

const walks = entityCollection('reconciliation', progressSchema, ['doneUntil', 'until'], {
  id: 'plain',
  doneUntil: 'plain',
  until: 'plain',
  after: 'plain',
});

/** How far the walk has come, undefined before its first run. */
export async function findProgress(walk: string): Promise<Progress | undefined> {
  return (await (await walks()).doc(walk).get()).data();
}

export async function saveProgress(progress: Progress): Promise<void> {
  await (await walks()).doc(progress.id).set(progress);
}

/** Adds to a batch that a walk begins anew. */
export async function forgetProgress(batch: Batch, walk: string): Promise<void> {
  batch.delete((await walks()).doc(walk));
}
