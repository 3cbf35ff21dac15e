import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth';
import type { DeskSender } from '#desk/queue/queue-of-desk.ts';
import { deskAppName } from '#desk/session/desk-names.ts';
import { authEmulator, firebaseConfig } from '#shared/api/env.ts';

/** Whoever the pages of the desk signed in on this device; undefined when nobody is. Opened anew each time: a worker outlives sessions. */
export async function workerSender(): Promise<DeskSender | undefined> {
  const app = initializeApp(firebaseConfig, deskAppName);
  try {
    const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
    if (authEmulator) connectAuthEmulator(auth, authEmulator, { disableWarnings: true });
    await auth.authStateReady();
    const user = auth.currentUser;
    return user ? { personId: user.uid, idToken: await user.getIdToken() } : undefined;
  } finally {
    await deleteApp(app);
  }
}
