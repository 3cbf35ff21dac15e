import { appAt, appOfCache } from '#shared/api/app-of-origin.ts';

/** The emergency switch: a worker that removes itself and its app's caches (docs/deploy.md). Queued quotes stay. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(removeEverything()));

async function removeEverything(): Promise<void> {
  const app = appAt(new URL(self.registration.scope).pathname);
  const names = (await caches.keys()).filter((name) => appOfCache(name) === app);
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
