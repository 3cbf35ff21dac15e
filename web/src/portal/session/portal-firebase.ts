import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  signInWithCustomToken,
} from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import { createFirestore } from '#shared/api/create-firestore.ts';
import { authEmulator, firebaseConfig } from '#shared/api/env.ts';
import { closeFirebaseApp } from '#shared/storage/close-firebase-app.ts';
import { releaseDatabasesInSleep } from '#shared/storage/release-databases-in-sleep.ts';

export type PortalFirebase = {
  readonly app: FirebaseApp;
  readonly auth: Auth;
  readonly firestore: Firestore;
  /** Whether sign-in and lists stay on the device. */
  readonly keep: boolean;
};

let opened: PortalFirebase | undefined;
let openings = 0;

/** Opens Firebase once per session. With `keep`, sign-in and lists stay on the device; otherwise in memory. */
export function openFirebase(keep: boolean): PortalFirebase {
  opened ??= create(keep);
  return opened;
}

/** Numbers the sessions of this page, to tell cached values apart. */
export function sessionNumber(): number {
  return openings;
}

/**
 * Signs in with the client lookup's custom token.
 * @throws FirebaseError for a refused token or without a network; Firebase is closed again then
 */
export async function signInToFirebase(token: string, keep: boolean): Promise<void> {
  try {
    await signInWithCustomToken(openFirebase(keep).auth, token);
  } catch (cause) {
    await closeFirebase();
    throw cause;
  }
}

/**
 * Signs the same client in with a token of more rights. Watched lists continue.
 * @throws FirebaseError
 */
export async function renewSignIn(token: string): Promise<void> {
  if (opened) await signInWithCustomToken(opened.auth, token);
}

/** Fetches a new token for Firestore, because the refused one may be out of date. Never throws. */
export async function renewToken(): Promise<void> {
  try {
    await opened?.auth.currentUser?.getIdToken(true);
  } catch {
    // Offline the token stays unchanged.
  }
}

/** Calls `onEnded` when this device's sign-in is not, or no longer, that of this client or contact. Works offline. */
export function watchSignIn(auth: Auth, personId: string, onEnded: () => void): () => void {
  return onAuthStateChanged(auth, (user) => {
    if (user?.uid !== personId) onEnded();
  });
}

export async function closeFirebase(): Promise<void> {
  if (!opened) return;
  const closing = opened;
  opened = undefined;
  await closeFirebaseApp(closing);
}

function create(keep: boolean): PortalFirebase {
  releaseDatabasesInSleep();
  const app = initializeApp(firebaseConfig);
  const auth = initializeAuth(app, { persistence: keep ? indexedDBLocalPersistence : inMemoryPersistence });
  if (authEmulator) connectAuthEmulator(auth, authEmulator, { disableWarnings: true });
  openings += 1;
  return { app, auth, firestore: createFirestore(app, keep), keep };
}
