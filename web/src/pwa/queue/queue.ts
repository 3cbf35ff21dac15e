import { type IDBPDatabase, openDB } from 'idb';
import * as z from 'zod/mini';
import { databaseExists } from '#shared/storage/web-storage.ts';
import { broadcastQueueNews } from './queue-news.ts';

/** The queue or the disk is full. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
  readonly full: 'queue' | 'disk';

  constructor(full: 'queue' | 'disk', options?: ErrorOptions) {
    super(`No room in the ${full}`, options);
    this.full = full;
  }
}

/** Items to send from this device, in their own database. Changes reach all pages (`onQueueNews`). */
export type Queue = {
  readonly name: string;
  /** Whether anything was ever queued. Does not create the database. */
  readonly exists: () => Promise<boolean>;
  /**
   * Adds an item at the end; ignores a known id.
   * @returns its id
   * @throws NoRoomError
   */
  readonly add: (item: NewItem) => Promise<string>;
  /** Adds items that belong together: all of them or none. @throws NoRoomError */
  readonly addAll: (items: readonly NewItem[]) => Promise<void>;
  /** All items in order, including returned ones, and those of no kind (`noKind`). */
  readonly list: () => Promise<QueuedItem[]>;
  readonly contentsOf: (id: string) => Promise<ArrayBuffer | undefined>;
  /**
   * Changes an item. `wake` also sends it now.
   * @returns false if it was removed meanwhile
   */
  readonly change: (id: string, fields: Partial<QueuedItem>, news?: { wake: true }) => Promise<boolean>;
  readonly retry: (id: string) => Promise<void>;
  /**
   * Changes items that belong together in one transaction.
   * @param change the new fields of an item, `remove`, or undefined to leave it
   * @returns how many it changed
   */
  readonly changeAll: (
    change: (
      item: QueuedItem,
      all: readonly QueuedItem[],
    ) => Partial<QueuedItem> | typeof removed | undefined,
    news?: { wake: true },
  ) => Promise<number>;
  /** @returns whether it still existed */
  readonly remove: (id: string) => Promise<boolean>;
};

const stores = ['items', 'contents'] as const;
type Store = {
  getAll(): Promise<unknown[]>;
  put(value: unknown, key?: string): Promise<unknown>;
  delete(id: string): Promise<void>;
};
type Stored = Readonly<Record<'items' | 'bytes', Store>>;

/** Removes an item in `changeAll`. */
export const removed = 'remove';
/** The kind of an entry that the running code cannot read. */
const noKind = '';

/**
 * Opens the database per use, so that it never blocks a sign-out from erasing it.
 * @param mostBytes the total size of its photos
 */
export function createQueue(name: string, mostBytes = Number.POSITIVE_INFINITY): Queue {
  const use = async <Result>(work: (database: IDBPDatabase) => Promise<Result>): Promise<Result> => {
    // Without a version, so that a newer app's database opens, too.
    const database = await openDB(name, undefined, {
      upgrade: (created) => {
        created.createObjectStore('items', { keyPath: 'id' });
        created.createObjectStore('contents');
      },
    });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  };

  const exists = () => databaseExists(name);
  /** One transaction: all of its writes are stored, or none. */
  const write = (work: (stored: Stored) => Promise<number>): Promise<number> =>
    use(async (database) => {
      const writing = database.transaction(stores, 'readwrite');
      try {
        const count = await work({
          items: writing.objectStore('items'),
          bytes: writing.objectStore('contents'),
        });
        await writing.done;
        return count;
      } catch (error) {
        // A request that fails ends the transaction by itself, an exception does not.
        writing.done.catch(() => undefined);
        endUnfinished(writing);
        throw error;
      }
    });

  const insert = async ({ items, bytes }: Stored, added: readonly NewItem[]) => {
    const queued = read(await items.getAll());
    const sized = added.map(({ id = crypto.randomUUID(), ...item }) => {
      return { ...item, id, size: item.contents?.byteLength };
    });
    const bytesOf = (all: readonly { size?: number | undefined }[]) =>
      all.reduce((sum, { size = 0 }) => sum + size, 0);
    if (bytesOf(sized) > 0 && bytesOf(queued) + bytesOf(sized) > mostBytes) throw new NoRoomError('queue');
    const last = queued.at(-1)?.order ?? 0;
    const fresh = sized.filter(({ id }) => !queued.some((item) => item.id === id));
    // Stores the bytes first, so that no item lacks them.
    const puts = fresh.flatMap(({ contents, size, id, ...given }, index) => [
      contents && bytes.put(contents, id),
      items.put({
        ...{ order: last + index + 1, createdAt: Date.now(), attempts: 0, ...given },
        ...(size !== undefined && { size }),
        id,
      }),
    ]);
    await Promise.all(puts);
    return fresh.length;
  };
  const addAll = async (added: readonly NewItem[]) => {
    try {
      await write((stored) => insert(stored, added));
    } catch (cause) {
      throw cause instanceof NoRoomError ? cause : new NoRoomError('disk', { cause });
    }
    broadcastQueueNews(name, { wake: true });
  };

  const changeAll: Queue['changeAll'] = async (change, news) => {
    if (!(await exists())) return 0;
    const count = await write(async ({ items, bytes }) => {
      const all = read(await items.getAll());
      const changes = all.flatMap((item) => {
        const next = change(item, all);
        return next ? [{ item, next }] : [];
      });
      for (const { item, next } of changes) {
        if (next === removed) await Promise.all([items.delete(item.id), bytes.delete(item.id)]);
        else if (item.kind !== noKind) await items.put({ ...item, ...next });
      }
      return changes.length;
    });
    broadcastQueueNews(name, news);
    return count;
  };
  const change: Queue['change'] = async (id, fields, news) =>
    (await changeAll((item) => (item.id === id ? fields : undefined), news)) > 0;

  return {
    name,
    exists,
    add: async (item) => {
      const id = item.id ?? crypto.randomUUID();
      await addAll([{ ...item, id }]);
      return id;
    },
    addAll,
    list: async () => ((await exists()) ? read(await use((database) => database.getAll('items'))) : []),
    contentsOf: async (id) => {
      const contents: unknown = await use((database) => database.get('contents', id));
      return contents instanceof ArrayBuffer ? contents : undefined;
    },
    change,
    retry: async (id) =>
      void (await change(id, { returned: undefined, busySince: undefined, attempts: 0 }, { wake: true })),
    changeAll,
    remove: async (id) => (await changeAll((item) => (item.id === id ? removed : undefined))) > 0,
  };
}

function endUnfinished(writing: { abort(): void }): void {
  try {
    writing.abort();
  } catch {
    // It ended already.
  }
}

function read(entries: readonly unknown[]): QueuedItem[] {
  return entries
    .flatMap((entry) => queuedItemSchema.safeParse(entry).data ?? ofNoKind(entry))
    .toSorted((one, other) => one.order - other.order);
}

/** An entry of another version of the app. It stays until the person removes it, or a version that reads it sends it. */
function ofNoKind(entry: unknown): QueuedItem[] {
  const { data } = entrySchema.safeParse(entry);
  return data ? [{ ...data, kind: noKind, owner: '', order: 0, body: data.body ?? entry, attempts: 0 }] : [];
}

const entrySchema = z.object({
  id: z.string(),
  body: z.unknown(),
  createdAt: z.catch(z.number(), 0),
  size: z.catch(z.optional(z.number()), undefined),
});

/** An item that waits to be sent, or was returned. */
const queuedItemSchema = z.object({
  /** The Idempotency-Key, which makes a repeated send harmless. */
  id: z.uuid(),
  kind: z.string(),
  /** Items are sent only as their owner. */
  owner: z.string(),
  order: z.number(),
  body: z.unknown(),
  /** The photo's size in bytes. The bytes are stored separately, so that listing items does not read them. */
  size: z.optional(z.number()),
  /** Milliseconds since 1970, like all times here. */
  createdAt: z.number(),
  /** Not sent before this time, so that it can be undone. */
  notBefore: z.optional(z.number()),
  attempts: z.number(),
  /** When the server was first busy. */
  busySince: z.optional(z.number()),
  /** The number of photo parts that the server has. */
  sentParts: z.optional(z.number()),
  /** The reason of its return. It now waits for a person to act. */
  returned: z.optional(
    z.object({
      /** The server refused it, or was busy for a day. */
      reason: z.enum(['refused', 'expired']),
      /** A sentence without its period. */
      message: z.string(),
      code: z.optional(z.string()),
    }),
  ),
});
export type QueuedItem = z.infer<typeof queuedItemSchema>;

/** Whether it is still held back and can be undone without a trace. */
export function isHeld({ notBefore }: Pick<QueuedItem, 'notBefore'>): boolean {
  return notBefore !== undefined && notBefore > Date.now();
}

export type Queued<Body> = Omit<QueuedItem, 'body'> & { readonly body: Body };

/** A new item, before the queue assigns its order. */
export type NewItem = Pick<QueuedItem, 'kind' | 'owner' | 'body'> &
  Partial<Omit<QueuedItem, 'kind' | 'owner' | 'body' | 'size'>> & { readonly contents?: ArrayBuffer };
