import { signInWithCustomToken } from 'firebase/auth';
import { appFirebase } from '#shared/session/app-firebase.ts';

/** The default app, without a name. */
export const portalFirebase = appFirebase();

/**
 * Signs in with the client lookup's custom token.
 * @throws FirebaseError for a refused token or without a network; Firebase is closed again then
 */
export async function signInToFirebase(token: string, keep: boolean): Promise<void> {
  try {
    await signInWithCustomToken(portalFirebase.open(keep).auth, token);
  } catch (cause) {
    await portalFirebase.close();
    throw cause;
  }
}

/**
 * Signs the same client in with a token of more rights. Watched lists continue.
 * @throws FirebaseError
 */
export async function renewSignIn(token: string): Promise<void> {
  const auth = portalFirebase.opened()?.auth;
  if (auth) await signInWithCustomToken(auth, token);
}
