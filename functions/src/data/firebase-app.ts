import type { App } from 'firebase-admin/app';

let initialized: Promise<App> | undefined;

/** The Firebase app of this process, with the credentials of the place it runs in. */
export function firebaseApp(): Promise<App> {
  initialized ??= initialize();
  return initialized;
}

async function initialize(): Promise<App> {
  const { getApps, initializeApp } = await import('firebase-admin/app');
  const [existing] = getApps();
  return existing ?? initializeApp();
}
