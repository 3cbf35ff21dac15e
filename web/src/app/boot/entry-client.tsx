import { atSite, paths } from '@welding/domain/paths';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { AppRoutes, preloadPage } from '#app/router.tsx';
import { connectWorker } from '#pwa/connect-worker.ts';
import { watchInstallPrompt } from '#pwa/install/install-prompt.ts';
import { startServiceWorker } from '#pwa/install-worker.ts';
import { recoverFromLostChunks } from '#pwa/recover-from-lost-chunks.ts';
import { watchBrowserErrors } from '#shared/errors/report-browser-error.ts';
import { reloadAfterSleep } from '#shared/state/reload-after-sleep.ts';
import { hydratedEvent } from '#shared/ui/event-replay.ts';
import { loadWithRetries } from '#shared/ui/lazy-part.tsx';
import '#styles/site.css';
import { currentLanguage } from '@welding/domain/values/language';
import { chosenLanguage } from '#shared/storage/chosen-language.ts';
import { pendingLogoutKey, sessionMarkerKey } from '#shared/storage/storage-keys.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';

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

/** How long a page without content waits for its code before it shows the place of it. */
const longestBlankMs = 1_000;

void start(root);

async function start(container: HTMLElement): Promise<void> {
  if (container.firstElementChild) {
    // A prerendered page can be read and called from until its code is there.
    await loadWithRetries(() => preloadPage(location.pathname));
    // A transition may be interrupted: taps are answered during hydration.
    startTransition(() => void hydrateRoot(container, app));
  } else {
    // On the device the code is there in a moment. Rendered without, the page would be shown twice, its place first.
    const longEnough = new Promise((resolve) => setTimeout(resolve, longestBlankMs));
    await Promise.race([preloadPage(location.pathname).catch(() => undefined), longEnough]);
    createRoot(container).render(app);
  }
  // React answers a tap from here on: it hydrates at once for it.
  dispatchEvent(new Event(hydratedEvent));
  startServiceWorker(connectWorker);
  finishPendingLogout();
}

/**
 * Where the app goes when it was opened from the home screen: a client who stayed signed in lands in the portal, anyone
 * else on the home page; in the language chosen on this device. Null: where the page is.
 */
function startPage(): string | null {
  if (`${location.pathname}${location.search}` !== atSite(paths.appStart)) return null;
  // Without a signal there is what the device keeps, which is surely there in this language.
  const language = (navigator.onLine && chosenLanguage.get()) || currentLanguage();
  if (deviceStorage.read(sessionMarkerKey) !== null) return atSite(paths.dashboard, language);
  return language === currentLanguage() ? null : atSite(paths.appStart, language);
}

/**
 * Has the server end the session of a log-out that could not reach it, now and whenever the connection returns. For
 * every page, so that the code for it is fetched only when there is one.
 */
function finishPendingLogout(): void {
  void endSession();
  addEventListener('online', endSession);
}

async function endSession(): Promise<void> {
  if (!deviceStorage.read(pendingLogoutKey)) return;
  // Code that does not come is fetched at the next connection.
  await import('#portal/session/pending-logout.ts')
    .then(({ clearSessionCookie }) => clearSessionCookie())
    .catch(() => false);
}
