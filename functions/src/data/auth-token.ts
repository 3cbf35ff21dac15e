import type { Auth } from 'firebase-admin/auth';
import { firebaseApp } from './firebase-app.ts';

let opened: Promise<Auth> | undefined;

/**
 * A Firebase custom token with which a client's browser signs in to read its own projects and appointments live;
 * firestore.rules trust its uid and its claim `role`.
 */
export async function createClientToken(clientId: string): Promise<string> {
  opened ??= open();
  return await (await opened).createCustomToken(clientId, { role: 'client' });
}

async function open(): Promise<Auth> {
  const [app, { getAuth }] = await Promise.all([firebaseApp(), import('firebase-admin/auth')]);
  return getAuth(app);
}
