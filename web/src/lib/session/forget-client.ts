import { within } from '#lib/within.ts';
import { clientDataPrefix } from './client-data-prefix.ts';

const firebaseKeyPrefixes = ['firestore_', 'firebase:'];
const firestoreDatabase = /^firestore\//;
const authDatabases = ['firebaseLocalStorageDb', 'firebase-heartbeat-database'];

/** What another page still holds open is left to that page, which erases it as well. */
const forgettingMs = 2_000;

/**
 * Removes everything of a client from this device: keys, caches and Firebase's databases. Call it after Firebase was
 * closed. What another page still holds open is removed when nobody is signed in and the portal is opened next.
 * @returns whether nothing is left; it is known after two seconds at the latest
 */
export async function forgetClient(): Promise<boolean> {
  forgetKeys();
  const removed = await Promise.all([
    within(forgettingMs, forgetCaches()),
    within(forgettingMs, forgetDatabases()),
  ]);
  return removed.every(Boolean);
}

function forgetKeys(): void {
  try {
    const prefixes = [clientDataPrefix, ...firebaseKeyPrefixes];
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (prefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
      }
    }
  } catch {
    // Where storage is closed, nothing was stored.
  }
}

async function forgetCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = (await caches.keys().catch(noneStored)).filter((name) => name.startsWith(clientDataPrefix));
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function forgetDatabases(): Promise<void> {
  const names = (await indexedDB.databases().catch(noneStored)).flatMap(({ name }) => name ?? []);
  await Promise.all([
    ...names.filter((name) => firestoreDatabase.test(name)).map(deleteDatabase),
    // Firebase Auth never lets go of its database: deleting it would wait for every page, and block the next sign-in.
    ...names.filter((name) => authDatabases.includes(name)).map(emptyDatabase),
  ]);
}

/** Where storage is closed, nothing was stored. */
function noneStored(): never[] {
  return [];
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}

function emptyDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const stores = [...database.objectStoreNames];
      if (stores.length === 0) return done();
      const clearing = database.transaction(stores, 'readwrite');
      for (const store of stores) clearing.objectStore(store).clear();
      clearing.oncomplete = done;
      clearing.onabort = () => reject(clearing.error);
      function done() {
        database.close();
        resolve();
      }
    };
  });
}
