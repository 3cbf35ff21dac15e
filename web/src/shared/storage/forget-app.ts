import { finishesWithin } from './finishes-within.ts';
import { deviceStorage, tabStorage } from './web-storage.ts';

/** An app's storage on this device. */
export type AppOnDevice = {
  /** The prefix of its keys, caches and databases with a person's data. */
  readonly prefix: string;
  /** The prefix of its code caches, which stay. */
  readonly codePrefix?: string;
  readonly firebaseApp: string;
};

/** Firebase keeps sign-ins of all apps of an origin in one database, under separate keys. */
const sharedDatabases = ['firebaseLocalStorageDb', 'firebase-heartbeat-database'];

/** Another page that holds a database open erases it itself. */
const forgettingMs = 2_000;

/**
 * Erases an app's data from this device: keys, caches and databases. Other apps' data stays. Close Firebase first.
 * @returns whether nothing is left, within two seconds
 */
export async function forgetApp(app: AppOnDevice): Promise<boolean> {
  const isOurs = (key: string) => key.startsWith(app.prefix) || isKeyOf(app.firebaseApp, key);
  for (const storage of [deviceStorage, tabStorage]) storage.removeAll(isOurs);
  const erasing = [forgetCaches(app), forgetDatabases(app)];
  const erased = await Promise.all(erasing.map((work) => finishesWithin(forgettingMs, work)));
  return erased.every(Boolean);
}

async function forgetCaches({ prefix, codePrefix }: AppOnDevice): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys().catch(noneStored);
  const isData = (name: string) => name.startsWith(prefix) && !(codePrefix && name.startsWith(codePrefix));
  await Promise.all(names.filter(isData).map((name) => caches.delete(name)));
}

async function forgetDatabases({ prefix, firebaseApp }: AppOnDevice): Promise<void> {
  const names = (await indexedDB.databases().catch(noneStored)).flatMap(({ name }) => name ?? []);
  const isOurs = (name: string) => name.startsWith(prefix) || name.startsWith(`firestore/${firebaseApp}/`);
  await Promise.all([
    ...names.filter(isOurs).map(deleteDatabase),
    // Firebase Auth never closes its database, so deleting it would block the next sign-in. Only the app's keys are deleted.
    ...names.filter((name) => sharedDatabases.includes(name)).map((name) => deleteKeysOf(firebaseApp, name)),
  ]);
}

/** Closed storage contains nothing. */
function noneStored(): never[] {
  return [];
}

/** Whether `key`, in storage or a shared database, belongs to this app of Firebase. */
export function isKeyOf(firebaseApp: string, key: string): boolean {
  if (key.startsWith('firestore_')) return key.includes(`_firestore/${firebaseApp}/`);
  if (key.startsWith('firebase:')) return key.endsWith(`:${firebaseApp}`);
  return key.startsWith(`${firebaseApp}!`);
}

/** Waits until no page holds the database open. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}

function deleteKeysOf(firebaseApp: string, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const stores = [...database.objectStoreNames];
      if (stores.length === 0) return done();
      const deleting = database.transaction(stores, 'readwrite');
      for (const store of stores) {
        const reading = deleting.objectStore(store).getAllKeys();
        reading.onsuccess = () => {
          for (const key of reading.result)
            if (isKeyOf(firebaseApp, String(key))) deleting.objectStore(store).delete(key);
        };
      }
      deleting.oncomplete = done;
      deleting.onabort = () => reject(deleting.error);
      function done() {
        database.close();
        resolve();
      }
    };
  });
}
