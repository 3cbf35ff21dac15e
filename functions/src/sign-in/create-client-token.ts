import { auth } from '#store/auth.ts';
import type { Session } from './sessions.ts';

/**
 * A Firebase custom token with which a client's browser reads its own projects and appointments live. firestore.rules trust
 * its uid and claims, which every renewed ID token keeps: the role, the session, so that Firestore access ends with the
 * cookie, and whether the client is verified.
 */
export async function createClientToken({
  id,
  clientId,
  begun,
  expires,
  verified,
}: Session): Promise<string> {
  const claims = { role: 'client', session: id, begun, expires, ...(verified && { verified }) };
  return await (await auth()).createCustomToken(clientId, claims);
}
