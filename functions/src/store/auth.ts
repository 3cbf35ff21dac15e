import { loadOnce } from '@welding/domain/values/load-once';
import type { Auth } from 'firebase-admin/auth';
import { firebaseApp } from './firestore.ts';

/** Firebase Auth. Loaded on first use: most requests never need it. */
export const auth = loadOnce(async (): Promise<Auth> => {
  const [app, { getAuth }] = await Promise.all([firebaseApp(), import('firebase-admin/auth')]);
  return getAuth(app);
});

/**
 * Makes a code with which the owner of this e-mail sets a password, once and for an hour. @throws FirebaseAuthError, as for an
 * account there is not
 */
export async function makePasswordCode(email: string): Promise<string> {
  const link = await (await auth()).generatePasswordResetLink(email);
  const code = new URL(link).searchParams.get('oobCode');
  if (!code) throw new Error('The link to set a password has no code');
  return code;
}
