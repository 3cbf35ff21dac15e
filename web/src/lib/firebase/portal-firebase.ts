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
import { authEmulator, firebaseConfig, firestoreEmulator } from '#lib/env.ts';

/** The Firebase that one portal session uses. */
export type PortalFirebase = {
  readonly app: FirebaseApp;
  readonly auth: Auth;
  readonly firestore: Firestore;
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
export function watchSignIn({ auth }: PortalFirebase, clientId: string, onEnded: () => void): () => void {
  return onAuthStateChanged(auth, (user) => {
    if (user?.uid !== clientId) onEnded();
  });
}

/** Stops all listening, signs out and erases the lists that were kept. Firestore goes first: its listeners would report the sign-out as an error. */
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
    // A step that fails (another page holds the database) must not keep the next from erasing.
    await step().catch(() => undefined);
  }
}

function create(keep: boolean): PortalFirebase {
  const app = initializeApp(firebaseConfig);
  const auth = initializeAuth(app, { persistence: keep ? indexedDBLocalPersistence : inMemoryPersistence });
  const firestore = initializeFirestore(app, {
    localCache: keep
      ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
      : memoryLocalCache(),
  });
  if (authEmulator) connectAuthEmulator(auth, authEmulator, { disableWarnings: true });
  if (firestoreEmulator) {
    const { hostname, port } = new URL(`http://${firestoreEmulator}`);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  openings += 1;
  return { app, auth, firestore };
}
