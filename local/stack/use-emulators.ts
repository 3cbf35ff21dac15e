import type { StackAddresses } from './addresses.ts';
import { demoProjectId } from './project-root.ts';

/** Makes the Firebase Admin SDK of this process talk to a stack's emulators; to be called before its first use. */
export function useEmulators({
  firestore,
  auth,
  storage,
  project = demoProjectId,
}: Pick<StackAddresses, 'firestore' | 'auth'> &
  Partial<Pick<StackAddresses, 'storage'>> & { readonly project?: string }): void {
  Object.assign(process.env, {
    GCLOUD_PROJECT: project,
    FIRESTORE_EMULATOR_HOST: firestore,
    FIREBASE_AUTH_EMULATOR_HOST: new URL(auth).host,
    ...(storage && {
      FIREBASE_STORAGE_EMULATOR_HOST: storage,
      // Where the functions emulator has the name of the bucket, too.
      FIREBASE_CONFIG: JSON.stringify({ storageBucket: `${project}.appspot.com` }),
    }),
    // Without it the SDK looks for Google's metadata server, which takes a second and prints a warning.
    METADATA_SERVER_DETECTION: 'none',
  });
}
