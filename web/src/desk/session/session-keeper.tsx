import { useEffect } from 'react';
import { useDeskSession } from './desk-session.ts';

/** Follows the session while signed in. Firebase loads after the screen. */
export function SessionKeeper() {
  const session = useDeskSession();
  const personId = session.phase === 'signed-in' ? session.person.id : null;
  useEffect(() => {
    if (personId === null) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    import('./watch-desk-session.ts').then(
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
