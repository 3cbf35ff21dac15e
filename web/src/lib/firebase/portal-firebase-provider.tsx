import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import type { PortalClient } from '#lib/session/portal-session.ts';
import { openFirebase, watchSignIn } from './portal-firebase.ts';

type PortalFirebaseProviderProps = {
  client: PortalClient;
  keep: boolean;
  /** Called when Firebase no longer knows the client: signed out elsewhere, or the account was closed. */
  onSessionEnded: () => void;
  children: ReactNode;
};

/** Gives reactfire's hooks the Firebase of the session. */
export function PortalFirebaseProvider({
  client,
  keep,
  onSessionEnded,
  children,
}: PortalFirebaseProviderProps) {
  const firebase = openFirebase(keep);
  const end = useEffectEvent(onSessionEnded);
  useEffect(() => watchSignIn(firebase, client.id, () => end()), [firebase, client.id]);
  return (
    <FirebaseAppProvider firebaseApp={firebase.app}>
      <FirestoreProvider sdk={firebase.firestore}>{children}</FirestoreProvider>
    </FirebaseAppProvider>
  );
}
