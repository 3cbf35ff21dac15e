import { type ReactNode, useEffect, useEffectEvent, useReducer } from 'react';
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { openFirebase, reopenFirestore, watchSignIn } from './portal-firebase.ts';
import type { PortalClient } from './portal-session.ts';

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
  const { app, auth, firestore } = openFirebase(keep);
  const end = useEffectEvent(onSessionEnded);
  useEffect(() => watchSignIn(auth, client.id, () => end()), [auth, client.id]);
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      reopenFirestore();
      renderAgain();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <FirestoreProvider sdk={firestore}>{children}</FirestoreProvider>
    </FirebaseAppProvider>
  );
}
