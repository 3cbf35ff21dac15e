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

/** Signs the same client in once more, with a token that says more. Lists that are watched go on. @throws FirebaseError */
export async function renewSignIn(token: string): Promise<void> {
  if (opened) await signInWithCustomToken(opened.auth, token);
}

/** Fetches a new token for Firestore: one that was refused may say less than the server knows by now. Never throws. */
export async function renewToken(): Promise<void> {
  try {
    await opened?.auth.currentUser?.getIdToken(true);
  } catch {
    // Without a network the token stays as it is.
  }
}

/**
 * Calls `onEnded` when the sign-in kept on this device is not, or no longer, that of `clientId`. Needs no network.
 */
export function watchSignIn(auth: Auth, clientId: string, onEnded: () => void): () => void {
  return onAuthStateChanged(auth, (user) => {
    if (user?.uid !== clientId) onEnded();
  });
}

/** Closes Firebase as `closeFirebaseApp` does; nothing happens when it is not open. */
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
