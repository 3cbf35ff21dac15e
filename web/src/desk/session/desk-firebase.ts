import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  signOut,
} from 'firebase/auth';
import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
} from 'firebase/firestore';
import { authEmulator, firebaseConfig, firestoreEmulator } from '#shared/api/env.ts';
import { deskAppName } from './desk-app-name.ts';

/** The Firebase of the desk: an app of its own name, so that a client's session in the portal is another one. */
export type DeskFirebase = { readonly app: FirebaseApp; readonly auth: Auth; readonly firestore: Firestore };

let opened: DeskFirebase | undefined;

/** Opens Firebase, once a session; sign-in and data stay on the device until `closeDeskFirebase`. */
export function openDeskFirebase(): DeskFirebase {
  opened ??= create();
  return opened;
}

/** Stops all listening, signs out and erases what Firestore keeps. Firestore goes first: its listeners would report the sign-out as an error. */
export async function closeDeskFirebase(): Promise<void> {
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

function create(): DeskFirebase {
  const app = initializeApp(firebaseConfig, deskAppName);
  const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  const localCache = persistentLocalCache({ tabManager: persistentMultipleTabManager() });
  const firestore = initializeFirestore(app, { localCache });
  if (authEmulator) connectAuthEmulator(auth, authEmulator, { disableWarnings: true });
  if (firestoreEmulator) {
    const { hostname, port } = new URL(`http://${firestoreEmulator}`);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  return { app, auth, firestore };
}
