import { forgetFirebaseApp } from '#shared/storage/forget-firebase-app.ts';
import { clientDataPrefix } from '#shared/storage/storage-keys.ts';
import { deviceStorage, tabStorage } from '#shared/storage/web-storage.ts';
import { within } from '#shared/storage/within.ts';

/** Firebase's name for the default app, the portal's. */
const portalApp = '[DEFAULT]';

/** Another page that holds a database open erases it itself. */
const forgettingMs = 2_000;

/**
 * Erases a client's keys, caches and Firebase databases from this device. Close Firebase first. What another page holds open is
 * erased the next time the portal opens signed out.
 * @returns whether nothing is left, within two seconds
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

/** Closed storage contains nothing. */
function noneStored(): never[] {
  return [];
}
