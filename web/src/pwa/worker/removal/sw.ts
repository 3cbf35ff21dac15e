import { deskPrefix, isDeskPath } from '#shared/api/desk-scope.ts';

/**
 * The emergency switch: a worker that removes itself and every cache of its app, the site or the desk, and leaves the
 * other's (docs/deploy.md). Quotes that wait in IndexedDB stay; the pages send them themselves when there is no worker.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(removeEverything()));

async function removeEverything(): Promise<void> {
  const isDesk = isDeskPath(new URL(self.registration.scope).pathname);
  const names = (await caches.keys()).filter((name) => name.startsWith(deskPrefix) === isDesk);
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
