import { deleteApp, type FirebaseApp } from 'firebase/app';
import { type Auth, signOut } from 'firebase/auth';
import { clearIndexedDbPersistence, type Firestore, terminate } from 'firebase/firestore';
import { within } from './within.ts';

/** So long may one step of closing take; on a device that is only slow it goes on while the next one begins. */
const closingStepMs = 1_500;

/**
 * Stops all listening, signs out and erases what Firestore kept. Firestore goes first: its listeners would report the
 * sign-out as an error. Never throws, and ends after six seconds at the latest, whatever holds the databases.
 */
export async function closeFirebaseApp({
  app,
  auth,
  firestore,
}: {
  app: FirebaseApp;
  auth: Auth;
  firestore: Firestore;
}): Promise<void> {
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
