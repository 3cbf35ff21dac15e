import type { StackAddresses } from './addresses.ts';
import { demoProjectId } from './project-root.ts';

/** Points this process's Firebase Admin SDK at a stack's emulators. Call it before the SDK's first use. */
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
      // The functions emulator reads the bucket's name here too.
      FIREBASE_CONFIG: JSON.stringify({ storageBucket: `${project}.appspot.com` }),
    }),
    // Otherwise the SDK looks for Google's metadata server, which takes a second and prints a warning.
    METADATA_SERVER_DETECTION: process.env['GCE_METADATA_HOST'] ? 'assume-present' : 'none',
  });
}
