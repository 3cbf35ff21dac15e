import { type IDBPDatabase, openDB } from 'idb';
import type * as z from 'zod/mini';
import { databaseExists } from '#shared/storage/database-exists.ts';

/** What waits on this device, in the order in which it came; each entry is given its place with `order`. */
type KeptQueue<New, Kept> = {
  /** Adds one at the end. @throws what the browser says when it cannot keep anything */
  readonly keep: (entry: New) => Promise<void>;
  /** Everything in order; an entry that cannot be read is left out. */
  readonly list: () => Promise<Kept[]>;
  /** Puts one with new notes in its own place. One that was taken away meanwhile stays so: false. */
  readonly update: (entry: Kept) => Promise<boolean>;
  readonly remove: (order: number) => Promise<void>;
};

/** A queue in a database of its own. */
export function keptQueue<New, Kept extends { readonly order: number }>(
  databaseName: string,
  storeName: string,
  schema: z.ZodMiniType<Kept>,
): KeptQueue<New, Kept> {
  /** The database is closed after each use, so that nothing holds it open when a sign-out erases it. */
  const use = async <Result>(work: (database: IDBPDatabase) => Promise<Result>): Promise<Result> => {
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
  };
  return {
    keep: async (entry) => {
      await use((database) => database.add(storeName, entry));
    },
    list: async () => {
      if (!(await databaseExists(databaseName))) return [];
      const entries: unknown[] = await use((database) => database.getAll(storeName));
      return entries.flatMap((entry) => {
        const read = schema.safeParse(entry);
        return read.success ? [read.data] : [];
      });
    },
    update: (entry) =>
      use(async (database) => {
        const writing = database.transaction(storeName, 'readwrite');
        const isThere = (await writing.store.getKey(entry.order)) !== undefined;
        if (isThere) await writing.store.put(entry);
        await writing.done;
        return isThere;
      }),
    remove: (order) => use((database) => database.delete(storeName, order)),
  };
}
