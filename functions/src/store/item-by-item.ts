import { type Run, type Trouble, troubleSchema } from '@welding/domain/entities/trouble';
import * as logger from 'firebase-functions/logger';
import { withoutPersonalData } from '#without-personal-data.ts';
import { indexLink, isConflict, isOutage } from './conflicts.ts';
import { parseSnapshot, passedOver, UnreadableDocumentError } from './documents.ts';
import { entityCollection } from './entity-collection.ts';
import { firestore, newBatch } from './firestore.ts';
import { declareQuery } from './query.ts';

const troubles = entityCollection('troubles', troubleSchema);
const troublesOfRun = declareQuery({ collection: 'troubles', equal: ['run'] });

/** A failure is shown this long after its last time. */
const shownMs = 7 * 24 * 60 * 60_000;
/** More failures of one run have one cause. */
const mostNoted = 50;

type Items<Item> = Iterable<Item> | AsyncIterable<Item>;

type Options<Item> = {
  readonly idOf: (item: Item) => string;
  readonly atOnce?: number;
  /** Errors of which every further item would fail, besides Firestore's outages. */
  readonly endsRun?: (error: unknown) => boolean;
};

/**
 * Runs `work` for each item. An item that fails, and an unreadable document that a list leaves out, is passed over: staff see it
 * in "Needs you", and the log has it once, until the run manages it.
 * @param items may be a generator that reads them page by page
 * @returns the results of the items that did not fail
 * @throws an outage, which is no item's fault, and errors of `items`
 */
export async function itemByItem<Item, Result>(
  run: Run,
  items: Items<Item>,
  { idOf, atOnce = 1, endsRun = () => false }: Options<Item>,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const done: string[] = [];
  const failed = new Map<string, unknown>();
  const results: Result[] = [];
  const shared = eachOf(items);
  const workInTurn = async () => {
    for await (const item of shared) {
      const id = idOf(item);
      try {
        results.push(await work(item));
        done.push(id);
      } catch (error) {
        if ((isOutage(error) && !isConflict(error)) || endsRun(error)) throw error;
        failed.set(error instanceof UnreadableDocumentError ? pathOf(error) : id, error);
      }
    }
  };
  const take = (error: UnreadableDocumentError) => failed.set(pathOf(error), error);
  try {
    await passedOver.run(take, () => Promise.all(Array.from({ length: atOnce }, workInTurn)));
  } finally {
    await noteTroubles(run, failed, done);
  }
  return results;
}

/** Several items may fail of one document. */
function pathOf({ collection, id }: UnreadableDocumentError): string {
  return `${collection}/${id}`;
}

/** One iterator for parallel workers. */
async function* eachOf<Item>(items: Items<Item>): AsyncGenerator<Item> {
  yield* items;
}

/** The items of pages, one by one. */
export async function* itemsOfPages<Item>(pages: AsyncIterable<readonly Item[]>): AsyncGenerator<Item> {
  for await (const page of pages) yield* page;
}

/** Stores what failed, logs what is new, and removes what the run managed and documents that were changed. */
async function noteTroubles(
  run: Run,
  failed: ReadonlyMap<string, unknown>,
  done: readonly string[],
): Promise<void> {
  // Most runs of most minutes have nothing to do, and need no read.
  if (failed.size === 0 && done.length === 0) return;
  const collection = await troubles();
  const known = new Map(
    parseSnapshot(await troublesOfRun(collection, [run]).get()).map((trouble) => [trouble.subject, trouble]),
  );
  const managed = new Set(done);
  const left = [...known.values()].filter(({ subject }) => !failed.has(subject));
  const over = [...left.filter(({ subject }) => managed.has(subject)), ...(await changedSince(left))];
  if (failed.size === 0 && over.length === 0) return;
  const now = Date.now();
  const batch = await newBatch();
  for (const { id } of over) batch.delete(collection.doc(id));
  for (const [subject, error] of [...failed].slice(0, mostNoted)) {
    const earlier = known.get(subject);
    if (!earlier) log(run, subject, error);
    const trouble: Trouble = {
      id: `${run}:${subject.replaceAll('/', ':')}`,
      run,
      subject,
      sentence: error instanceof UnreadableDocumentError ? error.message : undefined,
      createdAt: earlier?.createdAt ?? new Date(now).toISOString(),
      expireAt: new Date(now + shownMs).toISOString(),
    };
    batch.set(collection.doc(trouble.id), trouble);
  }
  if (failed.size > mostNoted) logger.error('more was passed over', { run, count: failed.size });
  await batch.commit();
}

/** Those whose unreadable document was changed or deleted since. If it still cannot be read, the next run notes it again. */
async function changedSince(left: readonly Trouble[]): Promise<Trouble[]> {
  const ofDocuments = left.filter(({ subject }) => subject.includes('/'));
  if (ofDocuments.length === 0) return [];
  const database = await firestore();
  const documents = await database.getAll(...ofDocuments.map(({ subject }) => database.doc(subject)));
  return ofDocuments.filter(({ expireAt }, index) => {
    const changed = documents[index]?.updateTime?.toMillis() ?? Number.POSITIVE_INFINITY;
    return changed > Date.parse(expireAt) - shownMs;
  });
}

function log(run: Run, subject: string, error: unknown): void {
  const index = indexLink(error);
  logger.error('passed over', {
    run,
    subject,
    cause: error instanceof Error ? withoutPersonalData(error.stack ?? error.message) : 'not an Error',
    ...(index && { index }),
  });
}
