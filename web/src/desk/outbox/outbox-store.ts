import { type IDBPDatabase, openDB } from 'idb';
import { deskPrefix } from '#shared/api/desk-scope.ts';
import { databaseExists } from '#shared/storage/database-exists.ts';
import { type KeptTap, keptTapSchema, type NewKeptTap } from './kept-tap.ts';

const databaseName = `${deskPrefix}outbox`;
const storeName = 'taps';

/** Keeps a tap at the end of the queue. @throws what the browser says when it cannot keep anything */
export async function keepTap(tap: NewKeptTap): Promise<void> {
  await withDatabase((database) => database.add(storeName, tap));
}

/** Every tap that is kept, in the order in which they were tapped; one that cannot be read is left out. */
export async function listKeptTaps(): Promise<KeptTap[]> {
  if (!(await databaseExists(databaseName))) return [];
  const entries: unknown[] = await withDatabase((database) => database.getAll(storeName));
  return entries.flatMap((entry) => {
    const read = keptTapSchema.safeParse(entry);
    return read.success ? [read.data] : [];
  });
}

/** Puts a tap with new notes in its own place. One that was erased meanwhile stays so. */
export async function updateKeptTap(tap: KeptTap): Promise<void> {
  await withDatabase(async (database) => {
    const writing = database.transaction(storeName, 'readwrite');
    if ((await writing.store.getKey(tap.order)) !== undefined) await writing.store.put(tap);
    await writing.done;
  });
}

export async function removeKeptTap(order: number): Promise<void> {
  await withDatabase((database) => database.delete(storeName, order));
}

/** The database is closed after each use, so that nothing holds it open when a sign-out erases it. */
async function withDatabase<Result>(work: (database: IDBPDatabase) => Promise<Result>): Promise<Result> {
  const database = await openDB(databaseName, 1, {
    upgrade: (created) => {
      created.createObjectStore(storeName, { keyPath: 'order', autoIncrement: true });
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
