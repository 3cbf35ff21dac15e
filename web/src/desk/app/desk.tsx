import { useEffect } from 'react';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { ErrorBoundary } from '#shared/errors/error-boundary.tsx';
import { DeskRoutes, deskTrouble } from './desk-routes.tsx';

/** The whole desk inside a router, both in the browser and for prerendering. */
export function Desk() {
  return (
    <ErrorBoundary {...deskTrouble}>
      <SessionKeeper />
      <DeskRoutes />
    </ErrorBoundary>
  );
}

/** Watches the session while signed in. Firebase loads after the screen. */
function SessionKeeper() {
  const session = useDeskSession();
  const personId = session.phase === 'signed-in' ? session.person.id : null;
  useEffect(() => {
    if (personId === null) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    import('#desk/session/watch-desk-session.ts').then(
      ({ watchDeskSession }) => {
        if (!isOver) stop = watchDeskSession(personId);
      },
      // Offline without this code, the session is checked at the next opening.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [personId]);
  return null;
}
