import { apiPaths } from '@welding/domain/api-paths';
import { apiRequest } from '#shared/api/api-request.ts';
import { currentSession, endSession } from '#shared/session/portal-session.ts';
import { leftoverNotice } from '#shared/storage/leftover-notice.ts';
import { tabStorage } from '#shared/storage/web-storage.ts';
import { leaveInAllTabs } from './leave-session.ts';
import { clearSessionCookie } from './pending-logout.ts';
import { sessionTexts } from './session-texts.ts';

/**
 * Logs the client out here, in every other tab and at the server, and erases everything of theirs from the device.
 * Ends with a fresh page, so that nothing stays in memory either, and what could not be erased is tried once more;
 * without a network there is none to load, so the page stays and the cookie is cleared at the next connection. No step
 * waits without a limit: what holds the device's databases cannot keep anyone signed in.
 */
export async function logOut(): Promise<void> {
  if (currentSession().phase !== 'signed-in') return;
  const leaving = leaveInAllTabs();
  const [cookieCleared, erased] = await Promise.all([clearSessionCookie(), leaving]);
  tabStorage.removeAll(() => true);
  if (cookieCleared) window.location.reload();
  else {
    const notice = sessionTexts().loggedOutHere;
    endSession(erased ? notice : `${notice} ${leftoverNotice}`);
  }
}

/**
 * Ends every session of the client, on all devices, and erases everything of theirs from this one.
 * @throws ApiError or NetworkError when the server did not say that it did; this device stays signed in then
 */
export async function logOutEverywhere(): Promise<void> {
  const session = currentSession();
  if (session.phase !== 'signed-in') return;
  const options = { method: 'POST', shownClient: session.client.id } as const;
  await apiRequest(apiPaths.logOutEverywhere, () => undefined, options);
  const erased = await leaveInAllTabs();
  tabStorage.removeAll(() => true);
  const notice = sessionTexts().loggedOutEverywhere;
  endSession(erased ? notice : `${notice} ${leftoverNotice}`);
}
