import { notYours, otherClient } from '#refusal.ts';
import type { Session } from '#sign-in/sessions.ts';

/** @throws Refusal 403 when `clientId` is not the signed-in client */
export function requireOwn(clientId: string, session: Session): void {
  if (clientId !== session.clientId) throw notYours();
}

/**
 * Refuses a page that shows another client than the session's.
 * @param shown the header X-Client, undefined from a caller that is no page of ours
 * @throws Refusal 409
 */
export function requireShownClient(shown: string | undefined, session: Session): void {
  if (shown !== undefined && shown !== session.clientId) throw otherClient();
}
