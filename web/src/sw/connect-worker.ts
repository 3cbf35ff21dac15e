import { Workbox } from 'workbox-window';
import { markInstallMoment } from '#lib/install/install-moment.ts';
import { currentSession, subscribeToSession } from '#lib/session/portal-session.ts';
import { sendQuotesWithoutWorker } from './send-quotes-without-worker.ts';
import { tellWorker } from './tell-worker.ts';
import { considerUpdate, workerTookOver } from './update-offer.ts';

const workerAddress = '/sw.js';
const updateCheckMs = 60 * 60 * 1000;
/** On a weak signal one of the worker's many files may be lost, and the installation with it. */
const pausesBeforeInstallingMs = [0, 5_000, 30_000, 120_000];

/** The page's one connection with the service worker: registers it, looks for new versions, passes on what it must know. */
export async function connectWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return sendQuotesWithoutWorker();
  if (__SERVICE_WORKER__ === 'removed') {
    await removeWorker();
    return sendQuotesWithoutWorker();
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => void workerTookOver());
  const registration = await installWorker();
  if (!registration) return;
  checkForUpdates(registration);
  await navigator.serviceWorker.ready;
  sendQuotesWhenOnline();
  followSession();
}

/** The registration of an installed worker. Where there is none at the first try, the page sends kept quotes itself. */
async function installWorker(): Promise<ServiceWorkerRegistration | undefined> {
  for (const pauseMs of pausesBeforeInstallingMs) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const registration = await registerWorker();
    if (registration && (await isInstalled(registration))) return registration;
    if (pauseMs === 0) void sendQuotesWithoutWorker();
  }
  return undefined;
}

async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const workbox = new Workbox(workerAddress);
  workbox.addEventListener('waiting', () => void considerUpdate());
  try {
    return await workbox.register({ immediate: true });
  } catch {
    // No signal for the worker's script, a private window or a full disk: the site works without.
    return undefined;
  }
}

/** Whether there is a worker; the first one is waited for. */
async function isInstalled({ active, waiting, installing }: ServiceWorkerRegistration): Promise<boolean> {
  if (active || waiting) return true;
  if (!installing) return false;
  return new Promise((resolve) => {
    installing.addEventListener('statechange', () => resolve(installing.state !== 'redundant'), {
      once: true,
    });
  });
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
