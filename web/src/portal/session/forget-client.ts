import { forgetFirebaseApp } from '#shared/storage/forget-firebase-app.ts';
import { clientDataPrefix } from '#shared/storage/storage-keys.ts';
import { deviceStorage, tabStorage } from '#shared/storage/web-storage.ts';
import { within } from '#shared/storage/within.ts';

/** The name Firebase gives to an app that has none: the portal's. */
const portalApp = '[DEFAULT]';

/** Another page that holds a database open erases it itself. */
const forgettingMs = 2_000;

/**
 * Removes all of a client's data from this device: keys, caches and Firebase's databases. Call it after closing
 * Firebase. What another page holds open is removed when the portal next opens signed out.
 * @returns whether nothing is left, after two seconds at the latest
 */
export async function forgetClient(): Promise<boolean> {
  for (const storage of [deviceStorage, tabStorage])
    storage.removeAll((key) => key.startsWith(clientDataPrefix));
  const removed = await Promise.all([
    within(forgettingMs, forgetCaches()),
    within(forgettingMs, forgetFirebaseApp(portalApp)),
  ]);
  return removed.every(Boolean);
}

async function forgetCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = (await caches.keys().catch(noneStored)).filter((name) => name.startsWith(clientDataPrefix));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Where storage is closed, nothing was stored. */
function noneStored(): never[] {
  return [];
}
