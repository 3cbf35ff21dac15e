/**
 * The emergency switch: a worker that removes itself and every cache of the site (docs/deploy.md). Quotes that wait in
 * IndexedDB stay; the pages send them themselves when there is no worker.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(removeEverything()));

async function removeEverything(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

export {};
