import { apiPaths } from '@welding/domain/api-paths';
import type { ClientError } from '@welding/domain/entities/client-error';
import { deskScope, readSitePath } from '@welding/domain/paths';

const mostOfPage = 10;
const told = new Set<string>();

/** Errors that need no fix: a page left, no signal, another site's script or an extension. */
const noNews = /^(AbortError|NetworkError):|^Script error|ResizeObserver loop/;

/** Logs an error on the server, once per message and page load, without waiting. The server removes personal data. */
export function reportBrowserError(error: unknown): void {
  const { name = '', stack } = error instanceof Error ? error : {};
  const said = error instanceof Error ? `${name}: ${error.message}` : String(error);
  const message = said.slice(0, 500);
  if (told.size >= mostOfPage || told.has(message) || noNews.test(message) || !navigator.onLine) return;
  told.add(message);
  const { pathname } = location;
  const report: ClientError = {
    app: appAt(pathname),
    build: entryScript()?.split('/').pop() || 'unknown',
    page: pathname.slice(0, 200),
    message,
    ...(stack && { stack: stack.slice(0, 4_000) }),
  };
  fetch(apiPaths.clientErrors, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => undefined);
}

function appAt(pathname: string): ClientError['app'] {
  if (`${pathname}/`.startsWith(`${deskScope}/`)) return 'desk';
  return /^\/(dashboard|checkout)/.test(readSitePath(pathname).path) ? 'portal' : 'site';
}

export function watchBrowserErrors(): void {
  addEventListener('error', ({ error, message }) => reportBrowserError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => reportBrowserError(reason));
}

/** The URL of the page's entry script. Its hash identifies the build. */
export function entryScript(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
}
