import { currentSession, subscribeToSession } from '#shared/session/portal-session.ts';
import { markInstallMoment } from './install/install-moment.ts';
import { installWorker, removeWorker } from './install-worker.ts';
import { sendQuotesWithoutWorker } from './send-quotes-without-worker.ts';
import { tellWorker } from './tell-worker.ts';

const siteWorker = { script: '/sw.js', scope: '/' };

/** The page's one connection with the service worker: registers it, looks for new versions, passes on what it must know. */
export async function connectWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return sendQuotesWithoutWorker();
  if (__SERVICE_WORKER__ === 'removed') {
    await removeWorker(siteWorker);
    return sendQuotesWithoutWorker();
  }
  // Where there is no worker at the first try, the page sends kept quotes itself.
  const onFirstFailure = () => void sendQuotesWithoutWorker();
  if (!(await installWorker({ ...siteWorker, onFirstFailure }))) return;
  await navigator.serviceWorker.ready;
  sendQuotesWhenOnline();
  followSession();
}

function sendQuotesWhenOnline(): void {
  const send = () => void tellWorker({ type: 'SEND_WAITING_QUOTES' });
  if (navigator.onLine) send();
  addEventListener('online', send);
}

/** A client who stays signed in gets the portal's code for offline use, and is offered the app. */
function followSession(): void {
  let isKept = false;
  const follow = () => {
    const session = currentSession();
    if (session.phase !== 'signed-in') return;
    markInstallMoment();
    if (isKept || !session.keep) return;
    isKept = true;
    void tellWorker({ type: 'KEEP_PORTAL_CODE' });
  };
  follow();
  subscribeToSession(follow);
}
