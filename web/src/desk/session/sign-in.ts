import { apiPaths } from '@welding/domain/api-paths';
import type { StaffSignIn } from '@welding/domain/entities/staff';
import { confirmPasswordReset, signInWithEmailAndPassword, verifyPasswordResetCode } from 'firebase/auth';
import { apiRequest } from '#shared/api/api-request.ts';
import { closeDeskFirebase, openDeskFirebase } from './desk-firebase.ts';
import { askWhoIAm } from './desk-request.ts';
import { startDeskSession } from './desk-session.ts';
import { deskEnd } from './leave-desk.ts';

/**
 * Signs in with Firebase Auth and asks the API for permission. Without it, nothing stays on the device.
 * @throws FirebaseError from Auth, ApiError or NetworkError from the API
 */
export async function signInToDesk({ email, password }: StaffSignIn): Promise<void> {
  await deskEnd.hasLeft();
  // No one is signed in here, so leftovers of an interrupted sign-out are someone else's.
  await deskEnd.forget();
  try {
    await signInWithEmailAndPassword(openDeskFirebase().auth, email, password);
    startDeskSession(await askWhoIAm());
  } catch (cause) {
    await closeDeskFirebase();
    await deskEnd.forget();
    throw cause;
  }
}

/**
 * Mails a link to set a password, if a staff member has the email.
 * @throws ApiError, NetworkError
 */
export async function requestPasswordMail(email: string): Promise<void> {
  await apiRequest(apiPaths.staffPassword, () => undefined, { body: { email } });
}

/**
 * Sets the password with a mail's code and signs in.
 * @throws FirebaseError for a used or expired code or a weak password; and as `signInToDesk`
 */
export async function setPassword(code: string, password: string): Promise<void> {
  const { auth } = openDeskFirebase();
  const email = await verifyPasswordResetCode(auth, code);
  await confirmPasswordReset(auth, code, password);
  await signInToDesk({ email, password });
}
