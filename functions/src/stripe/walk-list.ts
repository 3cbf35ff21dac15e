import { field, stored } from '@welding/domain/values/stored-fields';
import { instantSchema } from '@welding/domain/values/text-fields';
import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { entityCollection } from '#store/entity-collection.ts';

const progressSchema = stored({
  id: field(z.string(), 'plain'),
  /** The walk has handled everything before this instant. */
  doneUntil: field(instantSchema, 'plain'),
  /** Of an interrupted walk: its end, and the id of the last row it handled. */
  until: field(z.optional(instantSchema), 'plain'),
  after: field(z.optional(z.string()), 'plain'),
});

/** How far a walk over a list has come, so that the next run continues there. */
type Progress = z.infer<typeof progressSchema>;

const walks = entityCollection('reconciliation', progressSchema);

/** The walk's progress, undefined before its first run. */
async function findProgress(walk: string): Promise<Progress | undefined> {
  return (await (await walks()).doc(walk).get()).data();
}

async function saveProgress(progress: Progress): Promise<void> {
  await (await walks()).doc(progress.id).set(progress);
}

/** One page of a Stripe list: a period in seconds, newest first. */
type PageQuery = {
  created: { gte: number; lt: number };
  limit: number;
  starting_after?: string;
};

type Walk<Row> = {
  /** Stores its progress under this name. */
  readonly name: string;
  /** The start of the very first walk. */
  readonly since: Date;
  readonly until: Date;
  /** How far back each walk overlaps the last one, because lists may show the newest rows late. */
  readonly overlapMs: number;
  readonly pageSize: number;
  readonly page: (query: PageQuery) => Promise<Pick<Stripe.ApiList<Row>, 'data' | 'has_more'>>;
  readonly visit: (rows: readonly Row[]) => Promise<void>;
};

/**
 * Visits all rows a Stripe list has gained since the last walk, page by page while `hasTime` allows, at least one page. Stores
 * its progress after each page, so that the next run continues there and then handles newer rows.
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
