import { useEffect } from 'react';
import { useDeskSession } from './desk-session.ts';

/** Follows the session while a person is signed in. Firebase's code loads after the screen. */
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
      // Without a signal and without its code on the device there is nothing to follow until the page is opened again.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [personId]);
  return null;
}
