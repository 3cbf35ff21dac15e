import { type FirebaseApp, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import { authEmulator, firebaseConfig } from '#shared/api/env.ts';
import { closeFirebaseApp } from '#shared/storage/close-firebase-app.ts';
import { createFirestore, replaceFirestore } from '#shared/storage/create-firestore.ts';
import { releaseDatabasesInSleep } from '#shared/storage/release-databases.ts';
import { deskAppName } from './desk-names.ts';
import { deskSession } from './desk-session.ts';

/** The Firebase of the desk: an app of its own name, so that a client's session in the portal is another one. */
export type DeskFirebase = { readonly app: FirebaseApp; readonly auth: Auth; readonly firestore: Firestore };

let opened: DeskFirebase | undefined;
/** Whether the page slept since Firestore was opened. */
let slept = false;
/** What to do for each thing that is watched when Firestore is a new one. */
const watchAgain = new Set<() => void>();

/** Opens Firebase, once a session; sign-in and data stay on the device until `closeDeskFirebase`. */
export function openDeskFirebase(): DeskFirebase {
  opened ??= create();
  return opened;
}

/**
 * Calls `watch` with the desk's Firestore, and again with a new one when the page wakes in the back/forward cache, where
 * listeners die. `watch` gives back how to stop. @returns how to stop for good
 */
export function watchInFirestore(watch: (firestore: Firestore) => () => void): () => void {
  let stop = watch(awakeFirestore());
  const again = () => {
    stop();
    stop = watch(awakeFirestore());
  };
  watchAgain.add(again);
  return () => {
    watchAgain.delete(again);
    stop();
  };
}

/** Closes Firebase as `closeFirebaseApp` does; nothing happens when it is not open. */
export async function closeDeskFirebase(): Promise<void> {
  if (!opened) return;
  const closing = opened;
  opened = undefined;
  await closeFirebaseApp(closing);
}

function create(): DeskFirebase {
  // Before the listener: in a page that wakes, databases open again first.
  releaseDatabasesInSleep();
  addEventListener('pageshow', watchAgainAfterSleep);
  slept = false;
  const app = initializeApp(firebaseConfig, deskAppName);
  const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  if (authEmulator) connectAuthEmulator(auth, authEmulator, { disableWarnings: true });
  return { app, auth, firestore: createFirestore(app, true) };
}

/** A new Firestore is made when somebody watches, not when the page wakes: a session that has ended makes no database anew. */
function awakeFirestore(): Firestore {
  const { app, auth, firestore } = openDeskFirebase();
  if (!slept) return firestore;
  slept = false;
  opened = { app, auth, firestore: replaceFirestore(app, firestore, true) };
  return opened.firestore;
}

function watchAgainAfterSleep({ persisted }: PageTransitionEvent): void {
  if (!persisted || !opened) return;
  slept = true;
  if (deskSession().phase !== 'signed-in') return;
  for (const again of watchAgain) again();
}
