import { apiPaths } from '@welding/domain/api-paths';
import type { ClientError } from '@welding/domain/entities/client-error';
import { deskScope, readSitePath } from '@welding/domain/paths';
import { entryScript } from './entry-script.ts';

const mostOfPage = 10;
const told = new Set<string>();

/** Not there to be mended: somebody left, there was no signal, or a script of another site or an extension failed. */
const noNews = /^(AbortError|NetworkError):|^Script error|ResizeObserver loop/;

/**
 * Tells our log of an error, once for each message and page load. Nothing waits for it and nothing comes of it when it fails.
 * What may be personal is taken out where it arrives.
 */
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

/** Tells our log of every error that nobody catches. */
export function watchBrowserErrors(): void {
  addEventListener('error', ({ error, message }) => reportBrowserError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => reportBrowserError(reason));
}
