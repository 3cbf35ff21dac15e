/** Firebase keeps sign-ins of all apps of one origin in one database, and tells them apart by key. */
const sharedDatabases = ['firebaseLocalStorageDb', 'firebase-heartbeat-database'];

/** A database that another page still holds open is left to that page, which erases it as well. */
const blockedDatabaseMs = 2_000;

/**
 * Removes from this device what Firebase keeps for the app of this name, and for no other. Call it after the app was
 * closed. What another page still holds open stays.
 */
export async function forgetFirebaseApp(appName: string): Promise<void> {
  forgetKeys(appName);
  const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  await Promise.allSettled([
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

/** Deletes a database; one that another page holds open is left to it. */
export function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    const giveUp = setTimeout(resolve, blockedDatabaseMs);
    request.onsuccess = request.onerror = () => {
      clearTimeout(giveUp);
      resolve();
    };
  });
}

function forgetKeys(appName: string): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (isKeyOf(appName, key)) storage.removeItem(key);
    }
  } catch {
    // Where storage is closed, nothing was stored.
  }
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
      deleting.oncomplete = deleting.onerror = done;
      function done() {
        database.close();
        resolve();
      }
    };
  });
}
