import type { FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
} from 'firebase/firestore';
import { firestoreEmulator } from '#shared/api/env.ts';
import { closingStepMs } from './close-firebase-app.ts';
import { letDatabasesOpen } from './release-databases.ts';
import { within } from './within.ts';

/** The Firestore of `app`. With `keep`, what it reads stays on the device; without, in memory. */
export function createFirestore(app: FirebaseApp, keep: boolean): Firestore {
  letDatabasesOpen();
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

/**
 * A new Firestore in the place of one that slept with its page in the back/forward cache: it gave up its databases when
 * the page was left (release-databases.ts), and does not take them back by itself. Listeners of before are dead.
 */
export function replaceFirestore(app: FirebaseApp, slept: Firestore, keep: boolean): Firestore {
  void within(closingStepMs, terminate(slept));
  return createFirestore(app, keep);
}
