import type { Page } from '@playwright/test';

type StoreOnDevice = { readonly store: string; readonly keys: readonly string[]; readonly json: string };

/** The contents of this browser's databases by store: keys, and values as JSON. */
export function readDatabases(page: Page): Promise<StoreOnDevice[]> {
  return page.evaluate(async () => {
    const stores: StoreOnDevice[] = [];
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      // Opening a deleted database would create an empty one, which Firestore could not use.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      const database = await resultOf(opening).catch((error: DOMException) => {
        if (error.name !== 'AbortError') throw error;
      });
      if (!database) continue;
      for (const store of database.objectStoreNames) {
        const contents = () => database.transaction(store).objectStore(store);
        stores.push({
          store: `${name} ${store}`,
          keys: (await resultOf(contents().getAllKeys())).map(String),
          json: JSON.stringify(await resultOf(contents().getAll())),
        });
      }
      database.close();
    }
    return stores;
  });
}
