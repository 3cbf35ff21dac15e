import type { Session } from '#data/sessions.ts';
import { otherClient } from '#refusal.ts';

/**
 * Refuses a page that shows another client than the session's.
 * @param shown the header X-Client, undefined from a caller that is no page of ours
 * @throws Refusal 409
 */
export function requireShownClient(shown: string | undefined, session: Session): void {
  if (shown !== undefined && shown !== session.clientId) throw otherClient();
}
