import type { Sender } from '#desk/outbox/send-kept-taps.ts';
import { openDeskFirebase } from './desk-firebase.ts';

/** Whoever is signed in at the desk, to send taps in their name; undefined when nobody is. */
export async function deskSender(): Promise<Sender | undefined> {
  const { auth } = openDeskFirebase();
  await auth.authStateReady();
  const user = auth.currentUser;
  return user ? { personId: user.uid, idToken: await user.getIdToken() } : undefined;
}
