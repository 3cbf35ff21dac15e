import type { DeskSender } from '#desk/queue/queue-of-desk.ts';
import { openDeskFirebase } from './desk-firebase.ts';

/** Whoever is signed in at the desk, to send in their name; undefined when nobody is. */
export async function deskSender(): Promise<DeskSender | undefined> {
  const { auth } = openDeskFirebase();
  await auth.authStateReady();
  const user = auth.currentUser;
  return user ? { personId: user.uid, idToken: await user.getIdToken() } : undefined;
}
