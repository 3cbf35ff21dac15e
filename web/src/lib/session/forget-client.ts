import { clientDataPrefix } from './client-data-prefix.ts';

const firebaseKeyPrefixes = ['firestore_', 'firebase:'];
const firebaseDatabase = /^(firestore\/|firebaseLocalStorageDb$|firebase-heartbeat-database$)/;

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
  const databases = await indexedDB.databases();
  const names = databases.flatMap(({ name }) => (name && firebaseDatabase.test(name) ? [name] : []));
  await Promise.all(names.map(deleteDatabase));
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
