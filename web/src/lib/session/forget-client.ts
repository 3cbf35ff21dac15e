import { clientDataPrefix } from './client-data-prefix.ts';

const firebaseKeyPrefixes = ['firestore_', 'firebase:'];
const firestoreDatabase = /^firestore\//;
const authDatabases = ['firebaseLocalStorageDb', 'firebase-heartbeat-database'];

/** A database that another page still holds open is left to that page, which erases it as well. */
const blockedDatabaseMs = 2_000;

/**
 * Removes everything of a client from this device: keys, caches and Firebase's databases. Call it after Firebase was
 * closed. What another page still holds open is removed when nobody is signed in and the portal is opened next.
 */
export async function forgetClient(): Promise<void> {
  forgetKeys();
  await Promise.allSettled([forgetCaches(), forgetDatabases()]);
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
  const names = (await caches.keys()).filter((name) => name.startsWith(clientDataPrefix));
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function forgetDatabases(): Promise<void> {
  const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  await Promise.allSettled([
    ...names.filter((name) => firestoreDatabase.test(name)).map(deleteDatabase),
    // Firebase Auth never lets go of its database: deleting it would wait for every page, and block the next sign-in.
    ...names.filter((name) => authDatabases.includes(name)).map(emptyDatabase),
  ]);
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    const giveUp = setTimeout(resolve, blockedDatabaseMs);
    request.onsuccess = request.onerror = () => {
      clearTimeout(giveUp);
      resolve();
    };
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
      clearing.oncomplete = clearing.onerror = done;
      function done() {
        database.close();
        resolve();
      }
    };
  });
}
