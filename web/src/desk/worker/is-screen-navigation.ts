import { isDeskPath } from '#shared/api/desk-scope.ts';

type Navigation = { request: Pick<Request, 'mode'>; url: Pick<URL, 'pathname'>; sameOrigin: boolean };

/** Whether a page of the desk is opened. The worker's scope is a plain prefix: it would cover /desktop as well. */
export function isScreenNavigation({ request, url, sameOrigin }: Navigation): boolean {
  return (
    sameOrigin &&
    request.mode === 'navigate' &&
    isDeskPath(url.pathname) &&
    !/\.[a-z0-9]+$/i.test(url.pathname)
  );
}
