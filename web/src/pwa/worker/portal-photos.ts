import { photoIdOf } from '@welding/domain/entities/photo-path';
import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { photoCacheName } from '#shared/storage/storage-keys.ts';

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
