import { auth } from '#store/auth.ts';
import type { Session } from './sessions.ts';

/**
 * A Firebase custom token with which a client's browser reads its own projects and appointments live. firestore.rules trust
 * its uid and claims, which every renewed ID token keeps: the role, the session, so that Firestore access ends with the
 * cookie, and whether the client is verified. A contact's token has the contact's uid and another role, so that a rule for
 * clients opens nothing to it.
 */
export async function createClientToken({
  id,
  clientId,
  contactId,
  begun,
  expires,
  verified,
}: Session): Promise<string> {
  const claims = { session: id, begun, expires, ...(verified && { verified }) };
  const who = contactId ? { role: 'contact', client: clientId } : { role: 'client' };
  return await (await auth()).createCustomToken(contactId ?? clientId, { ...who, ...claims });
}
