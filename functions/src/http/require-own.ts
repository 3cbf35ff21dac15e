import type { Session } from '#data/sessions.ts';
import { notYours } from '#refusal.ts';

/** @throws Refusal 403 when `clientId` is not the signed-in client */
export function requireOwn(clientId: string, session: Session): void {
  if (clientId !== session.clientId) throw notYours();
}
