import { loadOnce } from '@welding/domain/values/lazy';
import type { Auth } from 'firebase-admin/auth';
import { firebaseApp } from './firestore.ts';

/** Loaded on first use: most requests never need it. */
export const auth = loadOnce(async (): Promise<Auth> => {
  const [app, { getAuth }] = await Promise.all([firebaseApp(), import('firebase-admin/auth')]);
  return getAuth(app);
});

/** Makes a code that sets the password of this email, once, within an hour. @throws FirebaseAuthError without an account */
export async function makePasswordCode(email: string): Promise<string> {
  const link = await (await auth()).generatePasswordResetLink(email);
  const code = new URL(link).searchParams.get('oobCode');
  if (!code) throw new Error('The link to set a password has no code');
  return code;
}
