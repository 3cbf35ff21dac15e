import { apiPaths } from '@welding/domain/api-paths';
import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { pendingLogoutKey } from '#shared/storage/storage-keys.ts';

/** An address of the API that is opened as a page: typed by hand, or a PDF. Pages of the site finish a log-out themselves. */
export function isApiNavigation({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean {
  return sameOrigin && request.mode === 'navigate' && /^\/api\//.test(url.pathname);
}

/**
 * Lets it through, after the server has ended the session of a log-out that it had not heard of: the cookie would still open
 * everything. Without a connection it is refused.
 */
export async function answerApiNavigation({
  event,
  request,
}: RouteHandlerCallbackOptions): Promise<Response> {
  if (await caches.has(pendingLogoutKey)) {
    const { ok } = await fetch(apiPaths.logout, { method: 'POST' });
    if (!ok) return Response.error();
    await caches.delete(pendingLogoutKey);
    return await fetch(request);
  }
  const preloaded: unknown = event instanceof FetchEvent ? await event.preloadResponse : undefined;
  return preloaded instanceof Response ? preloaded : await fetch(request);
}
