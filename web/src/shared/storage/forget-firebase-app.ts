import { deviceStorage, tabStorage } from './web-storage.ts';

/** Firebase keeps sign-ins of all apps of one origin in one database, and tells them apart by key. */
const sharedDatabases = ['firebaseLocalStorageDb', 'firebase-heartbeat-database'];

/**
 * Removes from this device what Firebase keeps for the app of this name, and for no other. Call it after the app was
 * closed. It may wait without a limit for what another page holds open, which the caller sets.
 * @throws what a database says that could not be erased
 */
export async function forgetFirebaseApp(appName: string): Promise<void> {
  for (const storage of [deviceStorage, tabStorage]) storage.removeAll((key) => isKeyOf(appName, key));
  const names = (await indexedDB.databases().catch(noneStored)).flatMap(({ name }) => name ?? []);
  await Promise.all([
    ...names.filter((name) => name.startsWith(`firestore/${appName}/`)).map(deleteDatabase),
    // Firebase Auth never lets go of its database: deleting it would wait for every page, and block the next sign-in.
    ...names
      .filter((name) => sharedDatabases.includes(name))
      .map((name) => deleteEntries(name, (key) => isKeyOf(appName, key))),
  ]);
}

/** Whether Firebase keeps something of this app under `key`, in storage or in one of the databases that apps share. */
export function isKeyOf(appName: string, key: string): boolean {
  if (key.startsWith('firestore_')) return key.includes(`_firestore/${appName}/`);
  if (key.startsWith('firebase:')) return key.endsWith(`:${appName}`);
  return key.startsWith(`${appName}!`);
}

/** Deletes a database, as soon as no page holds it open. */
export function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}

/** Where storage is closed, nothing was stored. */
function noneStored(): never[] {
  return [];
}

function deleteEntries(name: string, isOurs: (key: string) => boolean): Promise<void> {
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
          for (const key of reading.result) if (isOurs(String(key))) deleting.objectStore(store).delete(key);
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
