import { readSitePath, siteScopes } from '@welding/domain/paths';
import { currentLanguage } from '@welding/domain/values/language';
import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { matchPrecache } from 'workbox-precaching';
import { type AppRoute, routeAt } from '#app/route-table.ts';

/** After this time the device's copy is shown. */
const networkTimeoutMs = 3_000;

/** Renders any URL, even "not found" (build/pwa/pwa-plugin.ts). */
const shellFile = 'offline-shell.html';

/** URLs of other handlers: the API, the desk, Firebase's paths, files and the other language. */
const foreign = /^\/(api|desk|__)(\/|$)|\.[a-z0-9]+$/i;

export function isPageNavigation({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean {
  const isOurs = readSitePath(url.pathname).language === currentLanguage();
  return sameOrigin && request.mode === 'navigate' && isOurs && !foreign.test(url.pathname);
}

/**
 * Responds from the network, or from the device if that fails or takes longer than 3 s. An unknown URL waits for the
 * network, and is "not found" without one.
 */
export async function serveNavigation({
  event,
  request,
  url,
}: RouteHandlerCallbackOptions): Promise<Response> {
  const route = routeAt(readSitePath(url.pathname).path);
  const network = fromNetwork(event, request);
  try {
    const response = await (route ? Promise.race([network, timeLimit()]) : network);
    if (response && !(route && response.status >= 500)) return response;
  } catch {
    // Without a connection the device's copy is the response.
  }
  if (!route) return savedNotFound();
  return (await matchPrecache(urlOf(savedFile(route)))) ?? network;
}

function savedFile({ offline, file }: AppRoute): string {
  return offline === 'shell' ? shellFile : file;
}

function urlOf(file: string): string {
  return `${siteScopes[currentLanguage()]}/${file}`;
}

function fromNetwork(event: ExtendableEvent, request: Request): Promise<Response> {
  const preloaded: Promise<Response | undefined> =
    event instanceof FetchEvent ? Promise.resolve(event.preloadResponse) : Promise.resolve(undefined);
  const response = preloaded.then((found) => found ?? fetch(request));
  // The request may fail after the device's copy was shown.
  response.catch(() => undefined);
  return response;
}

function timeLimit(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), networkTimeoutMs));
}

async function savedNotFound(): Promise<Response> {
  const page = await matchPrecache(urlOf(shellFile));
  return page ? new Response(page.body, { status: 404, headers: page.headers }) : Response.error();
}
