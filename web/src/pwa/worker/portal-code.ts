import { photoIdOf } from '@welding/domain/entities/photo-path';
import { siteScopes } from '@welding/domain/paths';
import { currentLanguage } from '@welding/domain/values/language';
import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import type { PrecacheEntry } from 'workbox-precaching';
import { codePrefixes } from '#shared/api/app-of-origin.ts';
import { photoCacheName } from '#shared/storage/storage-keys.ts';

type ManifestEntry = string | PrecacheEntry;

/** Addresses of the worker's list begin here. */
const base = `${siteScopes[currentLanguage()]}/`;

/** The folder the build puts Firebase's chunks into. Their names carry a hash, so an address never changes its content. */
const portalFolder = /^\/?assets\/portal\//;

/** Code, nothing of a client's: it may outlive a log-out. */
const cacheName = `${codePrefixes[currentLanguage()]}firebase-code`;

/** Parts what every visitor's device keeps from what only the devices of clients need, as addresses of the site. */
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

/** Fetches what is missing of the portal's code. */
export async function cachePortalCode(portalCode: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(cacheName);
  const cached = new Set(await cachedPaths(cache));
  await cache.addAll([...portalCode].filter((path) => !cached.has(path)));
}

/** While a new version is installed: on a device that keeps the portal's code, fetches what is new of it. */
export async function updatePortalCode(portalCode: ReadonlySet<string>): Promise<void> {
  if (await caches.has(cacheName)) await cachePortalCode(portalCode);
}

/** Once a new version is at work: drops what only the one before used. */
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

export async function answerPortalCode({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  const cached = await caches.match(request.url, { cacheName });
  return cached ?? fetch(request);
}

function urlOf(entry: ManifestEntry): string {
  return typeof entry === 'string' ? entry : entry.url;
}

const mostPhotos = 40;

/** Before and after photos of projects: ours, and only the portal shows images of other sites. */
export function isPhoto({ request, sameOrigin, url }: RouteMatchCallbackOptions): boolean {
  if (request.destination !== 'image') return false;
  return !sameOrigin || photoIdOf(url.pathname) !== undefined;
}

/**
 * A photo that was seen before comes from the device, else from the network, and is kept where the session is. The page of a
 * kept session makes the cache, and logging out erases it.
 */
export async function answerPhoto({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
  if (!(await caches.has(photoCacheName))) return await fetch(request);
  const cache = await caches.open(photoCacheName);
  const cached = await cache.match(request.url);
  if (cached) return cached;
  const answer = await fetch(request);
  // An opaque answer hides its status; a broken one is replaced when the photo is seen again after the cache is trimmed.
  if (answer.ok || answer.type === 'opaque') {
    const copy = answer.clone();
    event.waitUntil(cache.put(request.url, copy).then(() => trim(cache)));
  }
  return answer;
}

/** Keys come in the order in which they were added: the oldest go. */
async function trim(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - mostPhotos)).map((key) => cache.delete(key)));
}
