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

/** Follows the session while signed in. Firebase loads after the screen. */
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
      // Offline and without its code, the next opening follows it.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [personId]);
  return null;
}
