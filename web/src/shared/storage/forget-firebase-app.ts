import { deviceStorage, tabStorage } from './web-storage.ts';

/** Firebase keeps sign-ins of all apps of an origin in one database, under separate keys. */
const sharedDatabases = ['firebaseLocalStorageDb', 'firebase-heartbeat-database'];

/**
 * Erases what Firebase stores for this app only. Close the app first. May wait without limit while another page holds a
 * database open.
 * @throws errors of databases that could not be erased
 */
export async function forgetFirebaseApp(appName: string): Promise<void> {
  for (const storage of [deviceStorage, tabStorage]) storage.removeAll((key) => isKeyOf(appName, key));
  const names = (await indexedDB.databases().catch(noneStored)).flatMap(({ name }) => name ?? []);
  await Promise.all([
    ...names.filter((name) => name.startsWith(`firestore/${appName}/`)).map(deleteDatabase),
    // Firebase Auth never closes its database, so deleting it would block the next sign-in. Only the app's keys are deleted.
    ...names
      .filter((name) => sharedDatabases.includes(name))
      .map((name) => deleteEntries(name, (key) => isKeyOf(appName, key))),
  ]);
}

/** Whether `key`, in storage or a shared database, belongs to this app. */
export function isKeyOf(appName: string, key: string): boolean {
  if (key.startsWith('firestore_')) return key.includes(`_firestore/${appName}/`);
  if (key.startsWith('firebase:')) return key.endsWith(`:${appName}`);
  return key.startsWith(`${appName}!`);
}

/** Waits until no page holds the database open. */
export function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}

/** Closed storage contains nothing. */
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
