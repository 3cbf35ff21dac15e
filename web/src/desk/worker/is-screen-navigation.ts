import { isDeskPath } from '#shared/api/app-of-origin.ts';

type Navigation = { request: Pick<Request, 'mode'>; url: Pick<URL, 'pathname'>; sameOrigin: boolean };

/** Whether a desk page is opened. Checked because the worker's scope is a plain prefix that would include /desktop. */
export function isScreenNavigation({ request, url, sameOrigin }: Navigation): boolean {
  return (
    sameOrigin &&
    request.mode === 'navigate' &&
    isDeskPath(url.pathname) &&
    !/\.[a-z0-9]+$/i.test(url.pathname)
  );
}
