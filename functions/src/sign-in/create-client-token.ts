import { auth } from '#store/auth.ts';
import type { Session } from './sessions.ts';

/**
 * A Firebase custom token with which a client's browser signs in to read its own projects and appointments live.
 * firestore.rules trust its uid and its claims, which every ID token made of it carries, however often it is renewed:
 * the role, the session, so that Firestore ends where the cookie does, and whether it is verified.
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
