import { deleteApp, type FirebaseApp } from 'firebase/app';
import { type Auth, signOut } from 'firebase/auth';
import { clearIndexedDbPersistence, type Firestore, terminate } from 'firebase/firestore';
import { within } from './within.ts';

/** The time limit of one step. A slow step continues in the background. */
const closingStepMs = 1_500;

/**
 * Stops listening, signs out and erases Firestore's data. Firestore closes first because its listeners would report the
 * sign-out as an error. Never throws, and ends within six seconds.
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
    // A failing or blocked step must not stop the next one from erasing.
    await within(closingStepMs, step());
  }
}
