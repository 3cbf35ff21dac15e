import { auth } from './auth.ts';

/**
 * A Firebase custom token with which a client's browser signs in to read its own projects and appointments live;
 * firestore.rules trust its uid and its claim `role`.
 */
export async function createClientToken(clientId: string): Promise<string> {
  return await (await auth()).createCustomToken(clientId, { role: 'client' });
}
