import { deskPrefix } from '#shared/api/app-of-origin.ts';
import { deleteDatabase, forgetFirebaseApp } from '#shared/storage/forget-firebase-app.ts';
import { deviceStorage, tabStorage } from '#shared/storage/web-storage.ts';
import { within } from '#shared/storage/within.ts';
import { deskAppName, deskCodePrefix } from './desk-names.ts';

/** Another page that holds a database open erases it itself. */
const forgettingMs = 2_000;

/**
 * Erases the desk's data from this device except its code: keys, caches, databases. Close Firebase first. Site and portal data
 * stay.
 * @returns whether nothing is left, within two seconds
 */
export async function forgetDesk(): Promise<boolean> {
  for (const storage of [deviceStorage, tabStorage]) storage.removeAll((key) => key.startsWith(deskPrefix));
  const erasing = [forgetCaches(), forgetDatabases(), forgetFirebaseApp(deskAppName)];
  const erased = await Promise.all(erasing.map((work) => within(forgettingMs, work)));
  return erased.every(Boolean);
}

async function forgetCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys().catch(noneStored);
  const data = names.filter((name) => name.startsWith(deskPrefix) && !name.startsWith(deskCodePrefix));
  await Promise.all(data.map((name) => caches.delete(name)));
}

async function forgetDatabases(): Promise<void> {
  const names = (await indexedDB.databases().catch(noneStored)).flatMap(({ name }) => name ?? []);
  await Promise.all(names.filter((name) => name.startsWith(deskPrefix)).map(deleteDatabase));
}

/** Closed storage contains nothing. */
function noneStored(): never[] {
  return [];
}
