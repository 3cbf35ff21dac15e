import { personOfUid } from '@welding/domain/values/auth-uid';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  signOut,
} from 'firebase/auth';
import { clearIndexedDbPersistence, type Firestore, terminate } from 'firebase/firestore';
import { createFirestore } from '#shared/api/create-firestore.ts';
import { authEmulator, firebaseConfig } from '#shared/api/env.ts';
import { finishesWithin } from '#shared/storage/finishes-within.ts';
import { releaseDatabasesInSleep } from '#shared/storage/release-databases-in-sleep.ts';

type OpenFirebase = { readonly app: FirebaseApp; readonly auth: Auth; readonly firestore: Firestore };

/** The time limit of one step of closing. A slow step continues in the background. */
const closingStepMs = 1_500;

/** Firebase for one app. Each app's own name separates its sign-in from the other's. */
export function appFirebase(name?: string) {
  let opened: OpenFirebase | undefined;
  let openings = 0;
  return {
    /** Opens Firebase once per session. With `keep`, sign-in and data stay on the device until `close`; otherwise in memory. */
    open(keep: boolean): OpenFirebase {
      if (opened) return opened;
      openings += 1;
      opened = create(name, keep);
      return opened;
    },
    /** Numbers the sessions of this page, to tell cached values apart. */
    sessionNumber: () => openings,
    opened: () => opened,
    /** Fetches a new token for Firestore, because the refused one may be out of date. */
    async renewToken(): Promise<void> {
      await opened?.auth.currentUser?.getIdToken(true);
    },
    async close(): Promise<void> {
      const closing = opened;
      opened = undefined;
      if (closing) await close(closing);
    },
  };
}

/**
 * Calls `onEnded` when this device's sign-in is not, or no longer, that of this person. Works offline.
 * @returns how to stop
 */
export function watchSignIn(auth: Auth, personId: string, onEnded: () => void): () => void {
  return onAuthStateChanged(auth, (user) => {
    if (!user || personOfUid(user.uid) !== personId) onEnded();
  });
}

function create(name: string | undefined, keep: boolean): OpenFirebase {
  releaseDatabasesInSleep();
  const app = initializeApp(firebaseConfig, name);
  const auth = initializeAuth(app, { persistence: keep ? indexedDBLocalPersistence : inMemoryPersistence });
  if (authEmulator) connectAuthEmulator(auth, authEmulator, { disableWarnings: true });
  return { app, auth, firestore: createFirestore(app, keep) };
}

/**
 * Stops listening, signs out and erases Firestore's data. Firestore closes first because its listeners would report the
 * sign-out as an error. Never throws, and ends within six seconds.
 */
async function close({ app, auth, firestore }: OpenFirebase): Promise<void> {
  for (const step of [
    () => terminate(firestore),
    () => clearIndexedDbPersistence(firestore),
    () => signOut(auth),
    () => deleteApp(app),
  ]) {
    // A failing or blocked step must not stop the next one from erasing.
    await finishesWithin(closingStepMs, step());
  }
}
