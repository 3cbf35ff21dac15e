import { Workbox } from 'workbox-window';
import { markInstallMoment } from '#lib/install/install-moment.ts';
import { currentSession, subscribeToSession } from '#lib/session/portal-session.ts';
import { sendQuotesWithoutWorker } from './send-quotes-without-worker.ts';
import { tellWorker } from './tell-worker.ts';
import { considerUpdate, workerTookOver } from './update-offer.ts';

const workerAddress = '/sw.js';
const updateCheckMs = 60 * 60 * 1000;

/** The page's one connection with the service worker: registers it, looks for new versions, passes on what it must know. */
export async function connectWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return sendQuotesWithoutWorker();
  if (__SERVICE_WORKER__ === 'removed') {
    await removeWorker();
    return sendQuotesWithoutWorker();
  }
  const workbox = new Workbox(workerAddress);
  workbox.addEventListener('waiting', () => void considerUpdate());
  navigator.serviceWorker.addEventListener('controllerchange', () => void workerTookOver());
  let registration: ServiceWorkerRegistration | undefined;
  try {
    registration = await workbox.register({ immediate: true });
  } catch {
    // A private window or a full disk: the site works without.
  }
  if (!registration) return sendQuotesWithoutWorker();
  checkForUpdates(registration);
  await navigator.serviceWorker.ready;
  sendQuotesWhenOnline();
  followSession();
}

/** Whoever leaves the app open for days gets to know of a new version when they come back to it. */
function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || !navigator.onLine || Date.now() - checkedAt < updateCheckMs) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
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

async function removeWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
