import { apiPaths } from '@welding/domain/api-paths';
import { signedInContactSchema } from '@welding/domain/entities/client';
import { ApiError, apiRequest } from '#shared/api/api-request.ts';
import { portalSession } from '#shared/session/portal-session.ts';
import { leaveLostSession, portalEnd } from './leave-session.ts';
import { sessionLoss } from './session-loss.ts';
import { sessionTexts } from './session-texts.ts';

/** The pause between requests without a response grows between these bounds. */
const firstPauseMs = 2_000;
const longestPauseMs = 30_000;

/**
 * Call it when Firestore refuses a list. Asks the API until it responds, because its cookie ends with Firestore's
 * session, and leaves a lost session. Also updates a contact's roles.
 * @returns how to stop
 */
export function checkSession(clientId: string): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = firstPauseMs;
  const ask = async () => {
    if ((await isAnswered(clientId, signal)) || signal.aborted) return;
    timer = setTimeout(ask, pauseMs);
    pauseMs = Math.min(2 * pauseMs, longestPauseMs);
  };
  void ask();
  return () => {
    stopping.abort();
    clearTimeout(timer);
  };
}

/** Firestore may keep open lists open after a contact lost the right to them, and the signal may not arrive. */
const watchMs = 15_000;

/**
 * Repeats `checkSession` while the page is visible.
 * @returns how to stop
 */
export function watchSession(clientId: string): () => void {
  let stop = checkSession(clientId);
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible') return;
    stop();
    stop = checkSession(clientId);
  }, watchMs);
  return () => {
    clearInterval(timer);
    stop();
  };
}

async function isAnswered(clientId: string, signal: AbortSignal): Promise<boolean> {
  try {
    const session = portalSession.current();
    const isOfContact = session.phase === 'signed-in' && session.client.contact !== undefined;
    if (isOfContact) await updateSignedInContact(clientId, signal);
    else
      await apiRequest(apiPaths.clientProjects(clientId), () => undefined, { shownClient: clientId, signal });
    return true;
  } catch (error) {
    const loss = sessionLoss(error);
    if (loss) leaveLostSession(loss);
    return error instanceof ApiError && error.status < 500;
  }
}

/**
 * Updates the signed-in contact. A contact who lost a role signs in again, because the device may hold data that they
 * may no longer see.
 */
async function updateSignedInContact(shownClient: string, signal: AbortSignal): Promise<void> {
  const options = { shownClient, signal };
  const contact = await apiRequest(apiPaths.ownContact, (json) => signedInContactSchema.parse(json), options);
  const session = portalSession.current();
  if (session.phase !== 'signed-in' || session.client.contact?.id !== contact.id) return;
  const { client, keep, fresh } = session;
  if (client.contact?.roles.some((role) => !contact.roles.includes(role))) {
    portalEnd.leave(sessionTexts().rolesChanged);
  } else if (JSON.stringify(client.contact) !== JSON.stringify(contact)) {
    portalSession.start({ client: { ...client, contact }, keep, fresh });
  }
}
