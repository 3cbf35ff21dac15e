import { IDBFactory } from 'fake-indexeddb';
import { beforeAll, expect, test, vi } from 'vitest';
import { releaseDatabasesInSleep } from './release-databases-in-sleep.ts';

const page = new EventTarget();
const factory = new IDBFactory();

beforeAll(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('IDBFactory', IDBFactory);
  releaseDatabasesInSleep();
});

test('a sleeping page aborts and closes Firebase’s databases, and leaves the quotes’ alone', async () => {
  const [firebase, ours] = [await open('firestore/desk/demo/main'), await open('workbox-background-sync')];
  const begun = ended(firebase.transaction('entries', 'readwrite'));
  const kept = ended(ours.transaction('entries', 'readwrite'));
  leave(false);
  expect(() => firebase.transaction('entries')).not.toThrow();
  leave(true);
  expect([await begun, await kept]).toEqual(['abort', 'complete']);
  expect(() => firebase.transaction('entries')).toThrow();
  const erasing = factory.deleteDatabase(firebase.name);
  await expect(
    new Promise((resolve) => Object.assign(erasing, { onsuccess: resolve })),
  ).resolves.toBeTruthy();
});

test('a sleeping page opens no Firebase database, and reports no failure', async () => {
  leave(true);
  const answered = vi.fn();
  Object.assign(factory.open('firestore/desk/demo/main'), { onsuccess: answered, onerror: answered });
  await open('workbox-background-sync');
  expect(answered).not.toHaveBeenCalled();
  const names = (await factory.databases()).map(({ name }) => name);
  expect(names).toEqual(['workbox-background-sync']);
});

function open(name: string): Promise<IDBDatabase> {
  const request: IDBOpenDBRequest = factory.open(name);
  return new Promise((resolve) => {
    request.onupgradeneeded = () => request.result.createObjectStore('entries');
    request.onsuccess = () => resolve(request.result);
  });
}

function ended(transaction: IDBTransaction): Promise<string> {
  return new Promise((resolve) => {
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => resolve(end));
  });
}

function leave(persisted: boolean): void {
  page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
}
