import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  signInWithCustomToken,
  signOut,
} from 'firebase/auth';
import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
} from 'firebase/firestore';
import { authEmulator, firebaseConfig, firestoreEmulator } from '#shared/api/env.ts';
import { releaseDatabasesInSleep } from '#shared/storage/release-databases.ts';
import { within } from '#shared/storage/within.ts';

/** So long may one step of closing take; on a device that is only slow it goes on while the next one begins. */
const closingStepMs = 1_500;

/** The Firebase that one portal session uses. */
export type PortalFirebase = {
  readonly app: FirebaseApp;
  readonly auth: Auth;
  readonly firestore: Firestore;
  /** Whether sign-in and lists stay on the device. */
  readonly keep: boolean;
};

let opened: PortalFirebase | undefined;
let openings = 0;

/** Opens Firebase, once a session. With `keep`, sign-in and lists stay on the device; without, they stay in memory. */
export function openFirebase(keep: boolean): PortalFirebase {
  opened ??= create(keep);
  return opened;
}

/** Counts the sessions of this page, so that nothing remembered under one session's number is taken for the next one's. */
export function sessionNumber(): number {
  return openings;
}

/**
 * Signs in with the custom token of the client lookup.
 * @throws FirebaseError when the token is refused or the network is away; nothing stays open then.
 */
export async function signInToFirebase(token: string, keep: boolean): Promise<void> {
  try {
    await signInWithCustomToken(openFirebase(keep).auth, token);
  } catch (cause) {
    await closeFirebase();
    throw cause;
  }
}

/** Fetches a new token for Firestore: one that was refused may say less than the server knows by now. Never throws. */
export async function renewToken(): Promise<void> {
  try {
    await opened?.auth.currentUser?.getIdToken(true);
  } catch {
    // Without a network the token stays as it is.
  }
}

/** Calls `onEnded` when the sign-in kept on this device does not, or no longer, stand for `clientId`. Needs no network. */
export function watchSignIn(auth: Auth, clientId: string, onEnded: () => void): () => void {
  return onAuthStateChanged(auth, (user) => {
    if (user?.uid !== clientId) onEnded();
  });
}

/**
 * Stops all listening, signs out and erases the lists that were kept. Firestore goes first: its listeners would report
 * the sign-out as an error. Never throws, and ends after six seconds at the latest, whatever holds the databases.
 */
export async function closeFirebase(): Promise<void> {
  if (!opened) return;
  const { app, auth, firestore } = opened;
  opened = undefined;
  for (const step of [
    () => terminate(firestore),
    () => clearIndexedDbPersistence(firestore),
    () => signOut(auth),
    () => deleteApp(app),
  ]) {
    // A step that fails or hangs (another page holds the database) must not keep the next from erasing.
    await within(closingStepMs, step());
  }
}

/**
 * Opens Firestore again after the page slept in the back/forward cache: it gave up its databases when the page was
 * left, and does not take them back by itself. Listeners of before are dead. Does nothing when none is open.
 */
export function reopenFirestore(): void {
  if (!opened) return;
  const { app, firestore, keep } = opened;
  void within(closingStepMs, terminate(firestore));
  opened = { ...opened, firestore: createFirestore(app, keep) };
  openings += 1;
}

function create(keep: boolean): PortalFirebase {
  releaseDatabasesInSleep();
  const app = initializeApp(firebaseConfig);
  const auth = initializeAuth(app, { persistence: keep ? indexedDBLocalPersistence : inMemoryPersistence });
  if (authEmulator) connectAuthEmulator(auth, authEmulator, { disableWarnings: true });
  openings += 1;
  return { app, auth, firestore: createFirestore(app, keep), keep };
}

function createFirestore(app: FirebaseApp, keep: boolean): Firestore {
  const firestore = initializeFirestore(app, {
    localCache: keep
      ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
      : memoryLocalCache(),
  });
  if (firestoreEmulator) {
    const { hostname, port } = new URL(`http://${firestoreEmulator}`);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  return firestore;
}
