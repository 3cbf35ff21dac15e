import { staffMessages, staffSchema } from '@welding/domain/entities/staff';
import { apiMessages } from '@welding/domain/messages';
import { doc, onSnapshot } from 'firebase/firestore';
import { ApiError } from '#shared/api/api-request.ts';
import { readDocument } from '#shared/live-lists/watch-query.ts';
import { watchSignIn } from '#shared/session/app-firebase.ts';
import { openDeskFirebase, renewDeskToken } from './desk-firebase.ts';
import { applyOwnLanguage } from './desk-language.ts';
import { askWhoIAm } from './desk-request.ts';
import { startDeskSession } from './desk-session.ts';
import { deskEnd } from './leave-desk.ts';

/** The pause before asking again why the session was refused, if the API did not respond. */
const askAgainMs = 5_000;

/**
 * Watches the signed-in account. A new name or role shows at once; a closed account or a sign-out everywhere ends the session
 * and erases its data. Also starts offline.
 * @returns how to stop
 */
export function watchDeskSession(personId: string): () => void {
  const { auth, firestore } = openDeskFirebase();
  const stopped = new AbortController();
  let stopListening: (() => void) | undefined;
  /** The end of earlier sign-ins that the API was asked about. */
  let checkedEnd: string | undefined;

  const leave = (notice: string) => {
    if (stopped.signal.aborted) return;
    stop();
    deskEnd.leave(notice);
  };

  const askForReason = async () => {
    if (stopped.signal.aborted) return;
    try {
      const person = await askWhoIAm();
      if (stopped.signal.aborted) return;
      // The refused token was out of date, so this continues with a new one.
      await renewDeskToken();
      startDeskSession(person);
      listen();
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) leave(`${error.reason}.`);
      else setTimeout(() => void askForReason(), askAgainMs);
    }
  };

  const listen = () => {
    if (stopped.signal.aborted) return;
    stopListening?.();
    stopListening = onSnapshot(
      doc(firestore, 'staff', personId),
      (snapshot) => {
        const read = staffSchema.safeParse(readDocument(personId, snapshot.data() ?? {}));
        const { sessionsValidFrom } = read.data ?? {};
        if (read.data?.active && !snapshot.metadata.fromCache && sessionsValidFrom !== checkedEnd) {
          // Someone signed out everywhere, perhaps this sign-in, too.
          checkedEnd = sessionsValidFrom;
          void askForReason();
        } else if (read.success && read.data.active) {
          startDeskSession(read.data);
          if (!snapshot.metadata.fromCache) void applyOwnLanguage(read.data);
        } else if (read.success && !snapshot.metadata.fromCache) leave(`${staffMessages.closed}.`);
        else if (!snapshot.metadata.fromCache) void askForReason();
      },
      () => void askForReason(),
    );
  };

  const stopAuth = watchSignIn(auth, personId, () => leave(`${apiMessages.noSession}.`));
  listen();

  function stop() {
    stopped.abort();
    stopListening?.();
    stopAuth();
  }
  return stop;
}
