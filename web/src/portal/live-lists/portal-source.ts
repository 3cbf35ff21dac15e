import { doc, onSnapshot } from 'firebase/firestore';
import { preloadObservable } from 'reactfire';
import { portalFirebase } from '#portal/session/portal-firebase.ts';
import { queryKey } from '#shared/live-lists/list-query.ts';
import type { ListSource } from '#shared/live-lists/list-store.ts';
import { firestoreQuery, watchQuery } from '#shared/live-lists/watch-query.ts';
import { watchSignIn } from '#shared/session/app-firebase.ts';
import { portalSession } from '#shared/session/portal-session.ts';

/** A new name per try, because reactfire keeps refused lists by name. */
let attempt = 0;

/** Queries Firestore with the portal's session. All of Firebase loads with this file. */
export const portalSource: ListSource = {
  watch(query, listener) {
    const session = portalSession.current();
    // Firebase must not open for a session that has just ended.
    if (session.phase !== 'signed-in') return () => undefined;
    const source = firestoreQuery(portalFirebase.open(session.keep).firestore, query);
    const name = `${queryKey(query)}:${portalFirebase.sessionNumber()}:${attempt}`;
    const subscription = preloadObservable(watchQuery(source, query.schema), name).subscribe(listener);
    return () => subscription.unsubscribe();
  },
  async renewToken() {
    // Offline the token stays unchanged.
    await portalFirebase.renewToken().catch(() => undefined);
    attempt += 1;
  },
};

/**
 * Calls `onChanged` when all sessions of this client or contact ended, or the company changed what the contact may do.
 * @returns how to stop
 */
export function watchPortalAccess(personId: string, keep: boolean, onChanged: () => void): () => void {
  const signal = doc(portalFirebase.open(keep).firestore, 'endedSessions', personId);
  let isFirst = true;
  return onSnapshot(
    signal,
    () => {
      if (!isFirst) onChanged();
      isFirst = false;
    },
    // The page asks the API from time to time, too.
    () => undefined,
  );
}

/**
 * Calls `onEnded` when Firebase no longer knows the client: signed out elsewhere, or account closed.
 * @returns how to stop
 */
export function watchPortalSignIn(personId: string, keep: boolean, onEnded: () => void): () => void {
  return watchSignIn(portalFirebase.open(keep).auth, personId, onEnded);
}
