import type { StaffSignIn } from '@welding/domain/entities/staff';
import { sendPasswordResetEmail, signInWithEmailAndPassword } from 'firebase/auth';
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
  // Nobody is signed in here: whatever an interrupted sign-out left behind belongs to somebody else.
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

/** Has Firebase Auth send its mail to set a password, if it knows the e-mail. @throws FirebaseError */
export async function requestPasswordMail(email: string): Promise<void> {
  await sendPasswordResetEmail(openDeskFirebase().auth, email);
}
