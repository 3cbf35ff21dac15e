import type { DeskSender } from '#desk/queue/queue-of-desk.ts';
import { deskAppName } from '#shared/api/app-of-origin.ts';
import { appFirebase } from '#shared/session/app-firebase.ts';

const deskFirebase = appFirebase(deskAppName);

export const closeDeskFirebase = deskFirebase.close;
export const renewDeskToken = deskFirebase.renewToken;

/** Opens Firebase once per session. Sign-in and data stay on the device until `closeDeskFirebase`. */
export function openDeskFirebase() {
  return deskFirebase.open(true);
}

/** The signed-in person and a token; undefined when signed out. */
export async function deskSender(): Promise<DeskSender | undefined> {
  const { auth } = openDeskFirebase();
  await auth.authStateReady();
  const user = auth.currentUser;
  return user ? { personId: user.uid, idToken: await user.getIdToken() } : undefined;
}
