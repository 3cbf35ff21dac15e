import { apiPaths } from '@welding/domain/api-paths';
import type { StaffSignIn } from '@welding/domain/entities/staff';
import { confirmPasswordReset, signInWithEmailAndPassword, verifyPasswordResetCode } from 'firebase/auth';
import { apiRequest } from '#shared/api/api-request.ts';
import { askWhoIAm } from './ask-who-i-am.ts';
import { closeDeskFirebase, openDeskFirebase } from './desk-firebase.ts';
import { startDeskSession } from './desk-session.ts';
import { forgetDesk } from './forget-desk.ts';
import { deskHasLeft } from './leave-desk.ts';

/**
 * Signs in with Firebase Auth and asks the API whether the desk may open. Nothing stays on the device when it may not.
 * @throws FirebaseError when Auth refuses or is away, ApiError or NetworkError when the API does or is
 */
export async function signInToDesk({ email, password }: StaffSignIn): Promise<void> {
  await deskHasLeft();
  // No one is signed in here: whatever an interrupted sign-out left behind belongs to somebody else.
  await forgetDesk();
  try {
    await signInWithEmailAndPassword(openDeskFirebase().auth, email, password);
    startDeskSession(await askWhoIAm());
  } catch (cause) {
    await closeDeskFirebase();
    await forgetDesk();
    throw cause;
  }
}

/** Has the mail sent with which a password is set, if anybody of the staff has the e-mail. @throws ApiError, NetworkError */
export async function requestPasswordMail(email: string): Promise<void> {
  await apiRequest(apiPaths.staffPassword, () => undefined, { body: { email } });
}

/**
 * Sets the password of whoever got the mail with this code, and signs in with it.
 * @throws FirebaseError for a code that was used or is over, or a password that is too weak; and as `signInToDesk`
 */
export async function setPassword(code: string, password: string): Promise<void> {
  const { auth } = openDeskFirebase();
  const email = await verifyPasswordResetCode(auth, code);
  await confirmPasswordReset(auth, code, password);
  await signInToDesk({ email, password });
}
