import { forgetFirebaseApp } from '#shared/storage/forget-firebase-app.ts';
import { clientDataPrefix } from '#shared/storage/storage-keys.ts';
import { deviceStorage, tabStorage } from '#shared/storage/web-storage.ts';
import { within } from '#shared/storage/within.ts';

/** The name Firebase gives to an app that has none: the portal's. */
const portalApp = '[DEFAULT]';

/** What another page still holds open is left to that page, which erases it as well. */
const forgettingMs = 2_000;

/**
 * Removes everything of a client from this device: keys, caches and Firebase's databases. Call it after Firebase was
 * closed. What another page still holds open is removed when nobody is signed in and the portal is opened next.
 * @returns whether nothing is left; it is known after two seconds at the latest
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
