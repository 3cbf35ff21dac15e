import type { Client } from '@welding/domain/entities/client';
import type { Staff } from '@welding/domain/entities/staff';
import { type FirestoreSession, openFirestoreSession } from './firestore-session.ts';
import { staffSession } from './staff.ts';

/*
 * Signs in without the form: writes the stored session into the browser, in half the time. The forms have their own tests.
 */

/** A stored session: the app's own note under its key, and Firebase Auth's entry. */
export type KeptSession = { readonly key: string; readonly note: string; readonly entry: object };

/** The stored session of a staff member at the desk. @throws Error when the account cannot sign in */
export async function keptDeskSession(person: Staff): Promise<KeptSession> {
  const { id, name, email, role } = person;
  const entry = authEntry('desk', id, await staffSession(person));
  return { key: 'desk-session', note: JSON.stringify({ id, name, email, role }), entry };
}

/** The stored session of a client in the portal, besides the cookie. @param token of the lookup that set the cookie */
export async function keptPortalSession({ id, firstName }: Client, token: string): Promise<KeptSession> {
  const entry = authEntry('[DEFAULT]', id, await openFirestoreSession(token));
  return { key: 'portal-session', note: JSON.stringify({ clientId: id, firstName, keep: true }), entry };
}

/** Firebase Auth's ID tokens last an hour. */
const tokenMs = 3_600_000;

/** Firebase Auth's stored form of the app's user. */
function authEntry(appName: string, uid: string, { idToken, refreshToken }: FirestoreSession): object {
  const stsTokenManager = { accessToken: idToken, refreshToken, expirationTime: Date.now() + tokenMs };
  const user = { uid, emailVerified: false, isAnonymous: false, providerData: [], stsTokenManager };
  return { fbase_key: `firebase:authUser:demo:${appName}`, value: { ...user, apiKey: 'demo', appName } };
}

/** A page of the product's origin without our scripts, for writing the session. */
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
