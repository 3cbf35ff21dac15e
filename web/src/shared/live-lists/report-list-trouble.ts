import { reportBrowserError } from '#shared/errors/report-browser-error.ts';

/** What happens to every list now and then: a session ended, the server is away, the page is left. */
const passing = ['permission-denied', 'unauthenticated', 'unavailable', 'cancelled', 'deadline-exceeded'];

/** Tells our log of a list that was refused for what is wrong with it, as for want of an index. */
export function reportRefusedList(error: { readonly code: string; readonly message: string }): void {
  if (!passing.includes(error.code)) reportBrowserError(error);
}

/** Tells our log of a document that a list leaves out, as its schema refuses it. @param path collection and id */
export function reportUnreadable(path: string): void {
  reportBrowserError(`Unreadable document ${path}`);
}
