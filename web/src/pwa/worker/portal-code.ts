import { photoIdOf } from '@welding/domain/entities/photo-path';
import { siteScopes } from '@welding/domain/paths';
import { currentLanguage } from '@welding/domain/values/language';
import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import type { PrecacheEntry } from 'workbox-precaching';
import { codePrefixes } from '#shared/api/app-of-origin.ts';
import { photoCacheName } from '#shared/storage/storage-keys.ts';

type ManifestEntry = string | PrecacheEntry;

const base = `${siteScopes[currentLanguage()]}/`;

/** The folder of Firebase's chunks. Hashed names make them immutable. */
const portalFolder = /^\/?assets\/portal\//;

/** Code only, so it may outlive a logout. */
const cacheName = `${codePrefixes[currentLanguage()]}firebase-code`;

/** Separates the files for every visitor from those for clients' devices. */
export function splitManifest(manifest: readonly ManifestEntry[]): {
  shell: ManifestEntry[];
  portalCode: ReadonlySet<string>;
} {
  const isPortal = (entry: ManifestEntry) => portalFolder.test(urlOf(entry));
  return {
    shell: manifest.filter((entry) => !isPortal(entry)),
    portalCode: new Set(
      manifest.filter(isPortal).map((entry) => `${base}${urlOf(entry).replace(/^\//, '')}`),
    ),
  };
}

/** Fetches missing portal code. */
export async function cachePortalCode(portalCode: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(cacheName);
  const cached = new Set(await cachedPaths(cache));
  await cache.addAll([...portalCode].filter((path) => !cached.has(path)));
}

/** While a new version installs: updates the portal's code on devices that keep it. */
export async function updatePortalCode(portalCode: ReadonlySet<string>): Promise<void> {
  if (await caches.has(cacheName)) await cachePortalCode(portalCode);
}

/** After a new version activates: deletes unused portal code. */
export async function dropOldPortalCode(portalCode: ReadonlySet<string>): Promise<void> {
  if (!(await caches.has(cacheName))) return;
  const cache = await caches.open(cacheName);
  const old = (await cachedPaths(cache)).filter((path) => !portalCode.has(path));
  await Promise.all(old.map((path) => cache.delete(path)));
}

async function cachedPaths(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

export function isPortalCode(portalCode: ReadonlySet<string>) {
  return ({ url, sameOrigin }: RouteMatchCallbackOptions) => sameOrigin && portalCode.has(url.pathname);
}

export async function servePortalCode({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  const cached = await caches.match(request.url, { cacheName });
  return cached ?? fetch(request);
}

function urlOf(entry: ManifestEntry): string {
  return typeof entry === 'string' ? entry : entry.url;
}

const mostPhotos = 40;

/** Project photos: our own, and images of other sites, which only the portal shows. */
export function isPhoto({ request, sameOrigin, url }: RouteMatchCallbackOptions): boolean {
  if (request.destination !== 'image') return false;
  return !sameOrigin || photoIdOf(url.pathname) !== undefined;
}

/** Responds from the device, else the network. Keeps photos in the cache that the page of a kept session creates. */
export async function servePhoto({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
  if (!(await caches.has(photoCacheName))) return await fetch(request);
  const cache = await caches.open(photoCacheName);
  const cached = await cache.match(request.url);
  if (cached) return cached;
  const response = await fetch(request);
  // An opaque response hides its status. A broken one is replaced after the cache is trimmed.
  if (response.ok || response.type === 'opaque') {
    const copy = response.clone();
    event.waitUntil(cache.put(request.url, copy).then(() => trim(cache)));
  }
  return response;
}

/** Keys are in insertion order, so the oldest go first. */
async function trim(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - mostPhotos)).map((key) => cache.delete(key)));
}
