import { type FirebaseApp, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import type { DeskSender } from '#desk/queue/queue-of-desk.ts';
import { createFirestore } from '#shared/api/create-firestore.ts';
import { authEmulator, firebaseConfig } from '#shared/api/env.ts';
import { closeFirebaseApp } from '#shared/storage/close-firebase-app.ts';
import { releaseDatabasesInSleep } from '#shared/storage/release-databases-in-sleep.ts';
import { deskAppName } from './desk-names.ts';

/** The desk's Firebase app. Its own name separates it from the portal's session. */
export type DeskFirebase = { readonly app: FirebaseApp; readonly auth: Auth; readonly firestore: Firestore };

let opened: DeskFirebase | undefined;
/** Opens Firebase once per session. Sign-in and data stay on the device until `closeDeskFirebase`. */
export function openDeskFirebase(): DeskFirebase {
  opened ??= create();
  return opened;
}

export async function closeDeskFirebase(): Promise<void> {
  if (!opened) return;
  const closing = opened;
  opened = undefined;
  await closeFirebaseApp(closing);
}

function create(): DeskFirebase {
  releaseDatabasesInSleep();
  const app = initializeApp(firebaseConfig, deskAppName);
  const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  if (authEmulator) connectAuthEmulator(auth, authEmulator, { disableWarnings: true });
  return { app, auth, firestore: createFirestore(app, true) };
}

/** The signed-in person and a token; undefined when signed out. */
export async function deskSender(): Promise<DeskSender | undefined> {
  const { auth } = openDeskFirebase();
  await auth.authStateReady();
  const user = auth.currentUser;
  return user ? { personId: user.uid, idToken: await user.getIdToken() } : undefined;
}
