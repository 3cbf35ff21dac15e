import { reportBrowserError } from './report-browser-error.ts';

/** Tells our log of every error that nobody catches. */
export function watchBrowserErrors(): void {
  addEventListener('error', ({ error, message }) => reportBrowserError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => reportBrowserError(reason));
}
