import { forgetFirebaseApp } from '#shared/storage/forget-firebase-app.ts';
import { within } from '#shared/storage/within.ts';
import { clientDataPrefix } from './client-data-prefix.ts';

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
  forgetKeys();
  const removed = await Promise.all([
    within(forgettingMs, forgetCaches()),
    within(forgettingMs, forgetFirebaseApp(portalApp)),
  ]);
  return removed.every(Boolean);
}

function forgetKeys(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (key.startsWith(clientDataPrefix)) storage.removeItem(key);
    }
  } catch {
    // Where storage is closed, nothing was stored.
  }
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
