import { instantSchema } from '@welding/domain/values/text-fields';
import type { Stripe } from 'stripe';
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
type Progress = z.infer<typeof progressSchema>;

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

/** What is asked of one of Stripe's lists: a stretch of time, in seconds, newest first, a page at a time. */
type PageQuery = {
  created: { gte: number; lt: number };
  limit: number;
  starting_after?: string;
};

type Walk<Row> = {
  /** Under which its progress is kept. */
  readonly name: string;
  /** Where the very first walk begins. */
  readonly since: Date;
  /** Where this one ends. */
  readonly until: Date;
  /** How much before its beginning a walk looks again: lists may show the newest rows late. */
  readonly overlapMs: number;
  readonly pageSize: number;
  readonly page: (query: PageQuery) => Promise<Pick<Stripe.ApiList<Row>, 'data' | 'has_more'>>;
  readonly visit: (rows: readonly Row[]) => Promise<void>;
};

/**
 * Visits everything that one of Stripe's lists has got since the last walk, page by page while `hasTime` says so, and
 * at least one page. Progress is kept after each page: what is not done now is gone on with by the next run, and what
 * came meanwhile follows after it.
 */
export async function walkList<Row extends { id: string }>(
  walk: Walk<Row>,
  hasTime: () => boolean,
): Promise<{ visited: number; finished: boolean }> {
  const id = walk.name;
  let progress = (await findProgress(id)) ?? { id, doneUntil: walk.since.toISOString() };
  let visited = 0;
  while (progress.after !== undefined || new Date(progress.doneUntil) < walk.until) {
    if (visited > 0 && !hasTime()) return { visited, finished: false };
    const { doneUntil, until = walk.until.toISOString(), after } = progress;
    const { data, has_more: hasMore } = await walk.page({
      created: { gte: seconds(doneUntil) - Math.ceil(walk.overlapMs / 1000), lt: seconds(until) },
      limit: walk.pageSize,
      ...(after !== undefined && { starting_after: after }),
    });
    await walk.visit(data);
    visited += data.length;
    const last = data.at(-1);
    progress = hasMore && last ? { id, doneUntil, until, after: last.id } : { id, doneUntil: until };
    await saveProgress(progress);
  }
  return { visited, finished: true };
}

function seconds(instant: string): number {
  return Math.floor(Date.parse(instant) / 1000);
}
