import { loadOnce } from '@welding/domain/values/load-once';
import type { App } from 'firebase-admin/app';

/** The Firebase app of this process, with the credentials of the place it runs in. */
export const firebaseApp = loadOnce(async (): Promise<App> => {
  const { getApps, initializeApp } = await import('firebase-admin/app');
  const [existing] = getApps();
  return existing ?? initializeApp();
});
