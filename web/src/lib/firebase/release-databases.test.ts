import 'fake-indexeddb/auto';
import { beforeAll, expect, test, vi } from 'vitest';
import { releaseDatabasesInSleep } from './release-databases.ts';

const page = new EventTarget();

beforeAll(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  releaseDatabasesInSleep();
});

test('what Firestore has begun is ended when the page goes to sleep, and nothing begins until it wakes', async () => {
  const database = await open('firestore/[DEFAULT]/demo/main');
  const begun = write(database);
  signal('pagehide', true);
  expect(await begun).toBe('abort');
  expect(await write(database)).toBe('abort');
  signal('pageshow', true);
  expect(await write(database)).toBe('complete');
});

test('a page that is closed for good is left to end what it has begun', async () => {
  const database = await open('firebaseLocalStorageDb');
  const begun = write(database);
  signal('pagehide', false);
  expect(await begun).toBe('complete');
});

test('what is no database of Firebase is left alone: a quote is being kept', async () => {
  const database = await open('workbox-background-sync');
  const begun = write(database);
  signal('pagehide', true);
  expect(await begun).toBe('complete');
  signal('pageshow', true);
});

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onupgradeneeded = () => opening.result.createObjectStore('store');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

function write(database: IDBDatabase): Promise<string> {
  const transaction = database.transaction('store', 'readwrite');
  return new Promise((resolve) => {
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => resolve(end));
  });
}

function signal(type: 'pagehide' | 'pageshow', persisted: boolean): void {
  page.dispatchEvent(Object.assign(new Event(type), { persisted }));
}
