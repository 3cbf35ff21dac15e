import { type IDBPDatabase, openDB } from 'idb';
import * as z from 'zod/mini';
import { databaseExists } from '#shared/storage/database-exists.ts';
import { tellQueueNews } from './queue-news.ts';

/** There is no room for an item: the queue is full, or the disk is. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
  readonly full: 'queue' | 'disk';

  constructor(full: 'queue' | 'disk', options?: ErrorOptions) {
    super(`No room in the ${full}`, options);
    this.full = full;
  }
}

/** The items to send from this device, in a database of their own. Every change reaches all pages (`onQueueNews`). */
export type Queue = {
  readonly name: string;
  /** Whether anything was ever queued; asking does not make the database. */
  readonly exists: () => Promise<boolean>;
  /** Adds an item at the end, and nothing when its id is there already. @returns its id @throws NoRoomError */
  readonly add: (item: NewItem) => Promise<string>;
  /** Everything in order, also what came back; an item that cannot be read is left out. */
  readonly list: () => Promise<QueuedItem[]>;
  readonly contentsOf: (id: string) => Promise<ArrayBuffer | undefined>;
  /** Changes an item, and has it sent now where `wake` says so. @returns false when it was taken away meanwhile */
  readonly change: (id: string, fields: Partial<QueuedItem>, news?: { wake: true }) => Promise<boolean>;
  /** Sends one that came back once more. */
  readonly retry: (id: string) => Promise<void>;
  /** @returns whether it was still there */
  readonly remove: (id: string) => Promise<boolean>;
};

const stores = ['items', 'contents'] as const;

/**
 * A queue in the database of this name. It is closed after each use, so that nothing holds it open when a sign-out erases it.
 * @param mostBytes what the photos in it may take of the device together
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
    // In one transaction: of several that come at once each sees those before it.
    const writing = database.transaction(stores, 'readwrite');
    const [items, bytes] = [writing.objectStore('items'), writing.objectStore('contents')];
    const queued = read(await items.getAll());
    const taken = queued.reduce((sum, { size = 0 }) => sum + size, contents?.byteLength ?? 0);
    if (contents && taken > mostBytes) throw new NoRoomError('queue');
    if (!queued.some((item) => item.id === id)) {
      const order = (queued.at(-1)?.order ?? 0) + 1;
      const size = contents && { size: contents.byteLength };
      // The bytes are stored first, so that no item is without them.
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

/** One thing that waits on this device to be sent, or that came back. */
const queuedItemSchema = z.object({
  /** Its Idempotency-Key: sending it again is harmless. */
  id: z.uuid(),
  /** The name of one of the app's kinds (`queueKind`). */
  kind: z.string(),
  /** Whose it is: it is sent in no other name. */
  owner: z.string(),
  /** Its place: those of one lane are sent in this order. */
  order: z.number(),
  body: z.unknown(),
  /** The size of the item's photo in bytes. The bytes are stored apart, so that listing items does not read them. */
  size: z.optional(z.number()),
  /** Milliseconds since 1970, as all times here. */
  createdAt: z.number(),
  /** It is not sent before, so that it can be taken back until then. */
  notBefore: z.optional(z.number()),
  /** How often the server answered that it cannot take it now. */
  attempts: z.number(),
  /** When it first answered so. */
  busySince: z.optional(z.number()),
  /** How many parts of its photo the server has. */
  sentParts: z.optional(z.number()),
  /** Why it came back: it waits for the person, no longer for a signal. */
  returned: z.optional(
    z.object({
      /** The server refused it, or could not take it for a day. */
      reason: z.enum(['refused', 'expired']),
      /** A sentence for people, without its full stop. */
      message: z.string(),
      /** One of domain's `errorCodes`. */
      code: z.optional(z.string()),
    }),
  ),
});
export type QueuedItem = z.infer<typeof queuedItemSchema>;

/** Whether it is held back yet, and can be taken back without a trace. */
export function isHeld({ notBefore }: Pick<QueuedItem, 'notBefore'>): boolean {
  return notBefore !== undefined && notBefore > Date.now();
}

export type Queued<Body> = Omit<QueuedItem, 'body'> & { readonly body: Body };

/** A new item; the queue adds its place. */
export type NewItem = Pick<QueuedItem, 'kind' | 'owner' | 'body'> &
  Partial<Omit<QueuedItem, 'kind' | 'owner' | 'body' | 'size'>> & { readonly contents?: ArrayBuffer };
