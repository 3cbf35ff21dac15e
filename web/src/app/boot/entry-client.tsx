import { atSite, paths } from '@welding/domain/paths';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { AppRoutes, preloadPage } from '#app/router.tsx';
import { finishPendingLogout } from '#portal/session/finish-pending-logout.ts';
import { connectWorker } from '#pwa/connect-worker.ts';
import { watchInstallPrompt } from '#pwa/install/install-prompt.ts';
import { recoverFromLostChunks } from '#pwa/lost-chunk.ts';
import { startServiceWorker } from '#pwa/start-service-worker.ts';
import { watchBrowserErrors } from '#shared/errors/watch-browser-errors.ts';
import { reloadAfterSleep } from '#shared/state/reload-after-sleep.ts';
import { hydratedEvent } from '#shared/ui/event-replay.ts';
import { loadWithRetries } from '#shared/ui/load-with-retries.ts';
import { startPage } from './start-page.ts';
import '#styles/site.css';

watchBrowserErrors();
recoverFromLostChunks();
watchInstallPrompt();
reloadAfterSleep();

const elsewhere = startPage();
if (elsewhere) location.replace(elsewhere);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const app = (
  <BrowserRouter basename={atSite(paths.home)}>
    <AppRoutes />
  </BrowserRouter>
);

void start(root);

async function start(container: HTMLElement): Promise<void> {
  if (container.firstElementChild) {
    // A prerendered page can be read and called from until its code is there.
    await loadWithRetries(() => preloadPage(location.pathname));
    // A transition may be interrupted: taps are answered during hydration.
    startTransition(() => void hydrateRoot(container, app));
  } else createRoot(container).render(app);
  // React answers a tap from here on: it hydrates at once for it.
  dispatchEvent(new Event(hydratedEvent));
  startServiceWorker(connectWorker);
  finishPendingLogout();
}
