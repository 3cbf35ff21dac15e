import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import { databaseExists } from '#shared/storage/database-exists.ts';
import type { Queue } from './queue.ts';
import type { NewItem } from './queued-item.ts';

/** A store in which an older version queued. */
export type OldStore = {
  readonly database: string;
  readonly store: string;
  /** The item that an entry becomes; undefined for one that cannot be read, which is left where it is. */
  readonly convert: (entry: unknown) => NewItem | undefined;
};

/**
 * Moves what an older version queued into `queue`, in its order. An entry is taken out after it was added: a crash in between
 * leaves a copy, which its id makes harmless. The databases stay, since a page or worker of that version may be writing yet.
 */
export async function carryOver(queue: Queue, oldStores: readonly OldStore[]): Promise<void> {
  await navigator.locks.request(`${queue.name} carry-over`, async () => {
    for (const old of oldStores) if (await databaseExists(old.database)) await moveEntries(queue, old);
  });
}

/** `carryOver` for a worker that has just taken over: with the version before it gone, its databases are deleted once empty. */
export async function replaceOldStores(queue: Queue, oldStores: readonly OldStore[]): Promise<void> {
  await carryOver(queue, oldStores);
  for (const { database, store } of oldStores) {
    if (!(await databaseExists(database))) continue;
    const isEmpty = await withOld(database, store, async (opened) => (await opened.count(store)) === 0);
    // It waits until no page holds it open.
    if (isEmpty) void deleteDB(database).catch(() => undefined);
  }
}

async function moveEntries(queue: Queue, { database: name, store, convert }: OldStore): Promise<void> {
  await withOld(name, store, async (database) => {
    for (const key of await database.getAllKeys(store)) {
      const item = convert(await database.get(store, key));
      if (!item) continue;
      await queue.add(item);
      await database.delete(store, key);
    }
  });
}

/** @returns undefined when there is no such store, or it cannot be opened */
async function withOld<Result>(
  name: string,
  store: string,
  work: (database: IDBPDatabase) => Promise<Result>,
): Promise<Result | undefined> {
  const database = await openExisting(name);
  try {
    return database?.objectStoreNames.contains(store) ? await work(database) : undefined;
  } finally {
    database?.close();
  }
}

/** One that was deleted meanwhile is not made anew. */
async function openExisting(name: string): Promise<IDBPDatabase | undefined> {
  try {
    return await openDB(name, undefined, {
      upgrade: (_database, _oldVersion, _newVersion, making) => {
        making.done.catch(() => undefined);
        making.abort();
      },
    });
  } catch {
    return undefined;
  }
}
