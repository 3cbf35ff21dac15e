import { type IDBPDatabase, openDB } from 'idb';
import * as z from 'zod/mini';
import { databaseExists } from '#shared/storage/web-storage.ts';
import { tellQueueNews } from './queue-news.ts';

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
  /** All readable items in order, including returned ones. */
  readonly list: () => Promise<QueuedItem[]>;
  readonly contentsOf: (id: string) => Promise<ArrayBuffer | undefined>;
  /**
   * Changes an item. `wake` also sends it now.
   * @returns false if it was removed meanwhile
   */
  readonly change: (id: string, fields: Partial<QueuedItem>, news?: { wake: true }) => Promise<boolean>;
  readonly retry: (id: string) => Promise<void>;
  /** @returns whether it still existed */
  readonly remove: (id: string) => Promise<boolean>;
};

const stores = ['items', 'contents'] as const;

/**
 * Opens the database per use, so that it never blocks a sign-out from erasing it.
 * @param mostBytes the total size of its photos
 */
export function createQueue(name: string, mostBytes = Number.POSITIVE_INFINITY): Queue {
  const use = async <Result>(work: (database: IDBPDatabase) => Promise<Result>): Promise<Result> => {
    const database = await openDB(name, 1, {
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

  const insert = async (database: IDBPDatabase, id: string, { contents, ...given }: NewItem) => {
    // One transaction, so that concurrent additions see each other.
    const writing = database.transaction(stores, 'readwrite');
    const [items, bytes] = [writing.objectStore('items'), writing.objectStore('contents')];
    const queued = read(await items.getAll());
    const taken = queued.reduce((sum, { size = 0 }) => sum + size, contents?.byteLength ?? 0);
    if (contents && taken > mostBytes) throw new NoRoomError('queue');
    if (!queued.some((item) => item.id === id)) {
      const order = (queued.at(-1)?.order ?? 0) + 1;
      const size = contents && { size: contents.byteLength };
      // Stores the bytes first, so that no item lacks them.
      await Promise.all([
        contents && bytes.put(contents, id),
        items.add({ order, createdAt: Date.now(), attempts: 0, ...given, ...size, id }),
        writing.done,
      ]);
    }
  };

  const change: Queue['change'] = async (id, fields, news) => {
    const isThere = await use(async (database) => {
      const writing = database.transaction('items', 'readwrite');
      const { data } = queuedItemSchema.safeParse(await writing.store.get(id));
      if (data) await writing.store.put({ ...data, ...fields });
      await writing.done;
      return data !== undefined;
    });
    tellQueueNews(name, news);
    return isThere;
  };

  const exists = () => databaseExists(name);

  return {
    name,
    exists,
    add: async (item) => {
      const id = item.id ?? crypto.randomUUID();
      try {
        await use((database) => insert(database, id, item));
      } catch (cause) {
        throw cause instanceof NoRoomError ? cause : new NoRoomError('disk', { cause });
      }
      tellQueueNews(name, { wake: true });
      return id;
    },
    list: async () => ((await exists()) ? read(await use((database) => database.getAll('items'))) : []),
    contentsOf: async (id) => {
      const contents: unknown = await use((database) => database.get('contents', id));
      return contents instanceof ArrayBuffer ? contents : undefined;
    },
    change,
    retry: async (id) => {
      await change(id, { returned: undefined, busySince: undefined, attempts: 0 }, { wake: true });
    },
    remove: async (id) => {
      const wasThere = await use(async (database) => {
        const writing = database.transaction(stores, 'readwrite');
        const key = await writing.objectStore('items').getKey(id);
        await writing.objectStore('items').delete(id);
        await writing.objectStore('contents').delete(id);
        await writing.done;
        return key !== undefined;
      });
      tellQueueNews(name);
      return wasThere;
    },
  };
}

function read(entries: readonly unknown[]): QueuedItem[] {
  return entries
    .flatMap((entry) => queuedItemSchema.safeParse(entry).data ?? [])
    .toSorted((one, other) => one.order - other.order);
}

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
