import { deskScope, siteScopes } from '@welding/domain/paths';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { leadToSignIn } from '#desk/session/desk-session.ts';
import { deskEnd } from '#desk/session/leave-desk.ts';
import { installWorker, removeWorker, startServiceWorker } from '#pwa/install-worker.ts';
import { recoverFromLostChunks, reloadAfterSleep } from '#pwa/recover-from-lost-chunks.ts';
import { watchBrowserErrors } from '#shared/errors/report-browser-error.ts';
import { hydratedEvent } from '#shared/ui/event-replay.ts';
import { loadWithRetries } from '#shared/ui/lazy-part.tsx';
import { Desk } from './desk.tsx';
import { preloadSignIn } from './desk-routes.tsx';
import '#desk/styles/desk.css';
import { currentLanguage } from '@welding/domain/values/language';

watchBrowserErrors();
recoverFromLostChunks();
reloadAfterSleep();
deskEnd.watchOtherTabs();

const root = document.getElementById('root');
if (!root) throw new Error('desk.html has no #root');

/**
 * Both languages share one scope, so the last chosen language's worker replaces the other. The scope is above the
 * worker's folder, which Hosting allows (Service-Worker-Allowed).
 */
const deskWorker = { script: `${deskScope}${siteScopes[currentLanguage()]}/sw.js`, scope: deskScope };

const app = (
  <BrowserRouter basename={deskScope}>
    <Desk />
  </BrowserRouter>
);

void start(root);

async function start(container: HTMLElement): Promise<void> {
  // The page has a prerendered sign-in form at any URL (web/build/desk/open-page.ts).
  if (container.firstElementChild) {
    await loadWithRetries(preloadSignIn);
    leadToSignIn();
    hydrateRoot(container, app);
  } else createRoot(container).render(app);
  dispatchEvent(new Event(hydratedEvent));
  startServiceWorker(connectDeskWorker);
}

/** Registers the desk's service worker, or removes it in mode `removed`. */
async function connectDeskWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (__SERVICE_WORKER__ === 'removed') await removeWorker(deskWorker);
  else await installWorker(deskWorker);
}
