import { type IDBPDatabase, openDB } from 'idb';
import * as z from 'zod/mini';

export const photoDatabase = 'quote-photos';
const storeName = 'photos';

/** What photos of requests may take of this device together, in bytes. */
const mostBytes = 50_000_000;

const roomMessages = {
  full: 'There is no room for more photos on this phone. Photos of earlier requests go first: please try again when they were sent',
  disk: 'This phone has no room left for the photo. Please free some and try again',
} as const;

/** There is no room for a photo; the message says so to a person. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
}

const keptPhotoSchema = z.object({
  /** Its Idempotency-Key. */
  id: z.uuid(),
  /** The form it was put into. */
  draft: z.string(),
  order: z.number(),
  /** JPEG, as it is sent. */
  bytes: z.instanceof(ArrayBuffer),
  caption: z.string(),
  addedAt: z.number(),
  /** The Idempotency-Key of the request that it was sent with. */
  quoteKey: z.optional(z.string()),
  /** What the server answered to the request: only then the photo can be sent. */
  upload: z.optional(z.object({ quoteId: z.string(), token: z.string() })),
  /** When the server first answered that it could not take it now, as milliseconds since 1970. */
  busySince: z.optional(z.number()),
  /** How many of its parts the server has. */
  sentParts: z.optional(z.number()),
  /** Being sent at this moment, or why it was not taken. */
  state: z.optional(z.enum(['sending', 'refused'])),
  message: z.optional(z.string()),
});
export type KeptPhoto = z.infer<typeof keptPhotoSchema>;

/** Every photo on this device, in the order in which they are sent; one that cannot be read is left out. */
export async function listPhotos(): Promise<KeptPhoto[]> {
  const entries: unknown[] = await withDatabase((database) => database.getAll(storeName));
  return entries
    .flatMap((entry) => keptPhotoSchema.safeParse(entry).data ?? [])
    .toSorted((one, other) => one.order - other.order);
}

/** Keeps a photo on this device. @throws NoRoomError */
export async function keepPhoto(photo: KeptPhoto): Promise<void> {
  try {
    await withDatabase(async (database) => {
      // In one transaction: of several that come at once each sees those before it.
      const writing = database.transaction(storeName, 'readwrite');
      const kept: unknown[] = await writing.store.getAll();
      const taken = kept.reduce<number>((sum, entry) => sum + sizeOf(entry), photo.bytes.byteLength);
      if (taken > mostBytes) throw new NoRoomError(roomMessages.full);
      await Promise.all([writing.store.put(photo), writing.done]);
    });
  } catch (cause) {
    if (cause instanceof NoRoomError) throw cause;
    throw new NoRoomError(roomMessages.disk, { cause });
  }
}

function sizeOf(entry: unknown): number {
  return keptPhotoSchema.safeParse(entry).data?.bytes.byteLength ?? 0;
}

/** Changes the photos that `change` answers fields for; one that was removed meanwhile stays so. */
export async function changePhotos(
  change: (photo: KeptPhoto) => Partial<KeptPhoto> | undefined,
): Promise<void> {
  await withDatabase(async (database) => {
    const writing = database.transaction(storeName, 'readwrite');
    for (const entry of await writing.store.getAll()) {
      const { data } = keptPhotoSchema.safeParse(entry);
      const fields = data && change(data);
      if (fields) await writing.store.put({ ...data, ...fields });
    }
    await writing.done;
  });
}

/** Changes fields of one photo. @returns false when it was taken away meanwhile */
export async function changePhoto(id: string, fields: Partial<KeptPhoto>): Promise<boolean> {
  return await withDatabase(async (database) => {
    const writing = database.transaction(storeName, 'readwrite');
    const { data } = keptPhotoSchema.safeParse(await writing.store.get(id));
    if (data) await writing.store.put({ ...data, ...fields });
    await writing.done;
    return data !== undefined;
  });
}

/** Takes the photos off this device that `isMeant` names. */
export async function removePhotos(isMeant: (photo: KeptPhoto) => boolean): Promise<void> {
  const meant = (await listPhotos()).filter(isMeant);
  if (meant.length === 0) return;
  await withDatabase(async (database) => {
    const writing = database.transaction(storeName, 'readwrite');
    await Promise.all([...meant.map(({ id }) => writing.store.delete(id)), writing.done]);
  });
}

async function withDatabase<Result>(work: (database: IDBPDatabase) => Promise<Result>): Promise<Result> {
  const database = await openDB(photoDatabase, 1, {
    upgrade: (created) => {
      created.createObjectStore(storeName, { keyPath: 'id' });
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
