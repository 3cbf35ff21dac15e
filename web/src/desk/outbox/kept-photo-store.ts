import { idSchema } from '@welding/domain/values/text-fields';
import { type IDBPDatabase, openDB } from 'idb';
import * as z from 'zod/mini';
import { deskPrefix } from '#shared/api/desk-scope.ts';
import { databaseExists } from '#shared/storage/database-exists.ts';

const databaseName = `${deskPrefix}photo-outbox`;
const storeName = 'photos';

const newKeptPhotoSchema = z.object({
  /** Its Idempotency-Key. */
  key: z.uuid(),
  /** Whose it is: it is sent in no other name. */
  personId: z.string(),
  projectId: idSchema,
  list: z.enum(['beforePhotos', 'afterPhotos']),
  /** JPEG, as it is sent. */
  bytes: z.instanceof(ArrayBuffer),
});
export type NewKeptPhoto = z.infer<typeof newKeptPhotoSchema>;

const keptPhotoSchema = z.extend(newKeptPhotoSchema, {
  /** The place in the queue. */
  order: z.number(),
  /** When the server first answered that it could not take it now, as milliseconds since 1970. */
  busySince: z.optional(z.number()),
  /** Why it came back, as a sentence: it waits for the person, no longer for a signal. */
  returned: z.optional(z.string()),
});
/** A photo on this device that the server has not taken yet. */
export type KeptPhoto = z.infer<typeof keptPhotoSchema>;

/** Keeps a photo at the end of the queue. @throws what the browser says when it cannot keep anything */
export async function keepPhoto(photo: NewKeptPhoto): Promise<void> {
  await withDatabase((database) => database.add(storeName, photo));
}

/** Every photo that is kept, in the order in which they were taken; one that cannot be read is left out. */
export async function listKeptPhotos(): Promise<KeptPhoto[]> {
  if (!(await databaseExists(databaseName))) return [];
  const entries: unknown[] = await withDatabase((database) => database.getAll(storeName));
  return entries.flatMap((entry) => keptPhotoSchema.safeParse(entry).data ?? []);
}

/** Puts a photo with new notes in its own place. One that was taken away meanwhile stays so. */
export async function updateKeptPhoto(photo: KeptPhoto): Promise<void> {
  await withDatabase(async (database) => {
    const writing = database.transaction(storeName, 'readwrite');
    if ((await writing.store.getKey(photo.order)) !== undefined) await writing.store.put(photo);
    await writing.done;
  });
}

export async function removeKeptPhoto(order: number): Promise<void> {
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
