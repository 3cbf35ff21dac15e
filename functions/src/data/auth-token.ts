import type { Auth } from 'firebase-admin/auth';
import { firebaseApp } from './firebase-app.ts';
import type { Session } from './sessions.ts';

let opened: Promise<Auth> | undefined;

/**
 * A Firebase custom token with which a client's browser signs in to read its own projects and appointments live.
 * firestore.rules trust its uid and its claims, which every ID token made of it carries, however often it is renewed:
 * the role, and the session, so that Firestore ends where the cookie does.
 */
export async function createClientToken({ id, clientId, begun, expires }: Session): Promise<string> {
  opened ??= open();
  const claims = { role: 'client', session: id, begun, expires };
  return await (await opened).createCustomToken(clientId, claims);
}

async function open(): Promise<Auth> {
  const [app, { getAuth }] = await Promise.all([firebaseApp(), import('firebase-admin/auth')]);
  return getAuth(app);
}
