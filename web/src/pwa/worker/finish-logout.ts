import { apiPaths } from '@welding/domain/api-paths';
import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { pendingLogoutKey } from '#shared/storage/storage-keys.ts';

/** An API URL opened as a page: typed by hand, or a PDF. Pages of the site finish a logout themselves. */
export function isApiNavigation({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean {
  return sameOrigin && request.mode === 'navigate' && /^\/api\//.test(url.pathname);
}

/** Ends the session of a pending logout first, because the cookie would still open everything. Fails offline. */
export async function serveApiNavigation({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
  if (await caches.has(pendingLogoutKey)) {
    const { ok } = await fetch(apiPaths.logout, { method: 'POST' });
    if (!ok) return Response.error();
    await caches.delete(pendingLogoutKey);
    return await fetch(request);
  }
  const preloaded: unknown = event instanceof FetchEvent ? await event.preloadResponse : undefined;
  return preloaded instanceof Response ? preloaded : await fetch(request);
}
