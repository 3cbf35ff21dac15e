import { readSitePath, siteScopes } from '@welding/domain/paths';
import { currentLanguage } from '@welding/domain/values/language';
import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { matchPrecache } from 'workbox-precaching';
import { type AppRoute, routeAt } from '#app/route-table.ts';

/** How long a page may take from the network before the copy on the device is shown. */
const networkTimeoutMs = 3_000;

/** Renders whatever the address says, be it "not found" (build/pwa/offline-shell.ts). */
const shellFile = 'offline-shell.html';

/** Addresses that are no pages of ours: the API, the desk, Firebase's own, and files; those of the other language, too. */
const foreign = /^\/(api|desk|__)(\/|$)|\.[a-z0-9]+$/i;

export function isPageNavigation({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean {
  const isOurs = readSitePath(url.pathname).language === currentLanguage();
  return sameOrigin && request.mode === 'navigate' && isOurs && !foreign.test(url.pathname);
}

/**
 * A page from the network, or from the device when the network fails, errs or takes longer than 3 s. An address that is
 * no page of ours waits for the network however long it takes, and is "not found" without one.
 */
export async function answerNavigation({
  event,
  request,
  url,
}: RouteHandlerCallbackOptions): Promise<Response> {
  const route = routeAt(readSitePath(url.pathname).path);
  const network = fromNetwork(event, request);
  try {
    const answer = await (route ? Promise.race([network, timeLimit()]) : network);
    if (answer && !(route && answer.status >= 500)) return answer;
  } catch {
    // Without a connection the copy on the device answers, below.
  }
  if (!route) return savedNotFound();
  return (await matchPrecache(urlOf(savedFile(route)))) ?? network;
}

function savedFile({ offline, file }: AppRoute): string {
  return offline === 'shell' ? shellFile : file;
}

/** Where a built file of this language is. */
function urlOf(file: string): string {
  return `${siteScopes[currentLanguage()]}/${file}`;
}

function fromNetwork(event: ExtendableEvent, request: Request): Promise<Response> {
  const preloaded: Promise<Response | undefined> =
    event instanceof FetchEvent ? Promise.resolve(event.preloadResponse) : Promise.resolve(undefined);
  const response = preloaded.then((answer) => answer ?? fetch(request));
  // It may fail after the copy on the device was shown, when nobody listens any more.
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
