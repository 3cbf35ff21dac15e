import { atSite, paths, siteScopes } from '@welding/domain/paths';
import { currentLanguage } from '@welding/domain/values/language';
import { portalSession } from '#shared/session/portal-session.ts';
import { markInstallMoment } from './install/install-prompt.ts';
import { installWorker, removeWorker } from './install-worker.ts';
import { runSender } from './queue/run-sender.ts';
import type { Remaining } from './queue/send-queue.ts';
import { siteQueueExists, siteQueueName } from './site-queue/site-queue-exists.ts';
import { tellWorker } from './update-offer.ts';

/** Hosting allows the Spanish worker the scope `/es`, which is above its folder (Service-Worker-Allowed). */
const siteWorker = { script: `${siteScopes[currentLanguage()]}/sw.js`, scope: atSite(paths.home) };

/** Registers the service worker, checks for new versions, and sends it messages. */
export async function connectWorker(): Promise<void> {
  const isSupported = 'serviceWorker' in navigator;
  if (isSupported && __SERVICE_WORKER__ === 'removed') await removeWorker(siteWorker);
  runSender(siteQueueName, sendSiteQueue);
  if (!isSupported || __SERVICE_WORKER__ === 'removed' || !(await installWorker(siteWorker))) return;
  await navigator.serviceWorker.ready;
  watchSession();
}

/** For a client who stays signed in: caches the portal's code and offers to install the app. */
function watchSession(): void {
  let isInCache = false;
  const serveKeptSession = () => {
    const session = portalSession.current();
    if (session.phase !== 'signed-in') return;
    markInstallMoment();
    if (isInCache || !session.keep) return;
    isInCache = true;
    void tellWorker({ type: 'KEEP_PORTAL_CODE' });
  };
  serveKeptSession();
  portalSession.subscribe(serveKeptSession);
}

/** Sends queued items. Loads the sender's code only if a queue exists. Never throws. */
async function sendSiteQueue(): Promise<Remaining> {
  try {
    if (!(await siteQueueExists())) return { stillQueued: false };
    const [{ sendQueue }, { queueOfSite }] = await Promise.all([
      import('./queue/send-queue.ts'),
      import('./site-queue/quote-kind.ts'),
    ]);
    return await sendQueue(queueOfSite);
  } catch {
    return { stillQueued: true };
  }
}
