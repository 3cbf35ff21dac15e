import type { Client } from '@welding/domain/entities/client';
import type { Staff } from '@welding/domain/entities/staff';
import { type FirestoreSession, openFirestoreSession } from './firestore-session.ts';
import { staffSession } from './staff.ts';

/*
 * Signing in earlier: a browser is given what it would have kept, in half the time that filling in the form takes. The forms have
 * tests of their own.
 */

/** What a browser holds of somebody who is signed in: the app's own note under its key, and Firebase Auth's entry. */
export type KeptSession = { readonly key: string; readonly note: string; readonly entry: object };

/** What is kept of somebody at the desk. @throws Error when their account does not open */
export async function keptDeskSession(person: Staff): Promise<KeptSession> {
  const { id, name, email, role } = person;
  const entry = authEntry('desk', id, await staffSession(person));
  return { key: 'desk-session', note: JSON.stringify({ id, name, email, role }), entry };
}

/** What is kept of a client in the portal, beside the cookie. @param token of the lookup that set the cookie */
export async function keptPortalSession({ id, firstName }: Client, token: string): Promise<KeptSession> {
  const entry = authEntry('[DEFAULT]', id, await openFirestoreSession(token));
  return { key: 'portal-session', note: JSON.stringify({ clientId: id, firstName, keep: true }), entry };
}

/** An hour, as Firebase Auth gives it. */
const tokenMs = 3_600_000;

/** How Firebase Auth keeps the user of the app with this name. */
function authEntry(appName: string, uid: string, { idToken, refreshToken }: FirestoreSession): object {
  const stsTokenManager = { accessToken: idToken, refreshToken, expirationTime: Date.now() + tokenMs };
  const user = { uid, emailVerified: false, isAnonymous: false, providerData: [], stsTokenManager };
  return { fbase_key: `firebase:authUser:demo:${appName}`, value: { ...user, apiKey: 'demo', appName } };
}

/** The page to write it in: of the product's origin, and without a script of ours. */
export const pageToKeepIn = '/robots.txt';

/** Runs in that page. */
export async function writeKeptSession({ key, note, entry }: KeptSession): Promise<void> {
  localStorage.setItem(key, note);
  const opening = indexedDB.open('firebaseLocalStorageDb', 1);
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
  await new Promise((resolve, reject) => {
    opening.onsuccess = resolve;
    opening.onerror = () => reject(opening.error);
  });
  const writing = opening.result.transaction('firebaseLocalStorage', 'readwrite');
  writing.objectStore('firebaseLocalStorage').put(entry);
  await new Promise((resolve, reject) => {
    writing.oncomplete = resolve;
    writing.onabort = () => reject(writing.error);
  });
  opening.result.close();
}
