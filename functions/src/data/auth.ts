import type { Auth } from 'firebase-admin/auth';
import { firebaseApp } from './firebase-app.ts';

let opened: Promise<Auth> | undefined;

/** Firebase Auth. Loaded on first use: most requests never need it. */
export function auth(): Promise<Auth> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Auth> {
  const [app, { getAuth }] = await Promise.all([firebaseApp(), import('firebase-admin/auth')]);
  return getAuth(app);
}
