import { preloadObservable } from 'reactfire';
import {
  openFirebase,
  renewToken,
  reopenFirestore,
  sessionNumber,
  watchSignIn,
} from '#shared/session/portal-firebase.ts';
import { currentSession, type PortalClient } from '#shared/session/portal-session.ts';
import { firestoreQuery } from './firestore-query.ts';
import { queryKey } from './list-query.ts';
import type { ListSource } from './list-store.ts';
import { watchQuery } from './watch-query.ts';

/** Counts the tries: reactfire keeps what was watched under one name, also a list that was refused. */
let attempt = 0;

/** Asks the Firestore of the portal's session. Everything of Firebase is fetched with this file. */
export const portalSource: ListSource = {
  watch(query, listener) {
    const session = currentSession();
    // Firebase must not be opened again for a session that has just ended.
    if (session.phase !== 'signed-in') return () => undefined;
    const source = firestoreQuery(openFirebase(session.keep).firestore, query);
    const name = `${queryKey(query)}:${sessionNumber()}:${attempt}`;
    const subscription = preloadObservable(watchQuery(source, query.schema), name).subscribe(listener);
    return () => subscription.unsubscribe();
  },
  async renewToken() {
    await renewToken();
    attempt += 1;
  },
};

type Connection = {
  readonly client: PortalClient;
  readonly keep: boolean;
  /** Called when Firebase no longer knows the client: signed out elsewhere, or the account was closed. */
  readonly onSessionEnded: () => void;
  /** Called when Firestore was opened again, after the page slept: lists of before are dead. */
  readonly onReopened: () => void;
};

/** Follows the sign-in, and the page into the back/forward cache and out of it. @returns how to stop */
export function followConnection({ client, keep, onSessionEnded, onReopened }: Connection): () => void {
  const stopWatching = watchSignIn(openFirebase(keep).auth, client.id, onSessionEnded);
  const onShow = ({ persisted }: PageTransitionEvent) => {
    // A session that ended while the page slept makes no database anew: it is just being erased.
    if (!persisted || currentSession().phase !== 'signed-in') return;
    reopenFirestore();
    onReopened();
  };
  addEventListener('pageshow', onShow);
  return () => {
    stopWatching();
    removeEventListener('pageshow', onShow);
  };
}
