import type { FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore';
import { firestoreEmulator } from './env.ts';

/** With `keep`, Firestore stores what it reads on the device; otherwise in memory. */
export function createFirestore(app: FirebaseApp, keep: boolean): Firestore {
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
