import { atSite, paths } from '@welding/domain/paths';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { AppRoutes, preloadPage } from '#app/router.tsx';
import { connectWorker } from '#pwa/connect-worker.ts';
import { watchInstallPrompt } from '#pwa/install/install-prompt.ts';
import { startServiceWorker } from '#pwa/install-worker.ts';
import { recoverFromLostChunks, reloadAfterSleep } from '#pwa/recover-from-lost-chunks.ts';
import { watchBrowserErrors } from '#shared/errors/report-browser-error.ts';
import { hydratedEvent } from '#shared/ui/event-replay.ts';
import { loadWithRetries } from '#shared/ui/lazy-part.tsx';
import '#styles/site.css';
import { currentLanguage } from '@welding/domain/values/language';
import { pendingLogoutKey, sessionMarkerKey } from '#shared/storage/storage-keys.ts';
import { chosenLanguage, deviceStorage } from '#shared/storage/web-storage.ts';

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

/** How long a page without content waits for its code before showing a placeholder. */
const longestBlankMs = 1_000;

void start(root);

async function start(container: HTMLElement): Promise<void> {
  if (container.firstElementChild) {
    // The prerendered page is readable until its code loads.
    await loadWithRetries(() => preloadPage(location.pathname));
    // A transition is interruptible, so taps work during hydration.
    startTransition(() => void hydrateRoot(container, app));
  } else {
    // Cached code loads in a moment. Waiting avoids flashing the placeholder.
    const longEnough = new Promise((resolve) => setTimeout(resolve, longestBlankMs));
    await Promise.race([preloadPage(location.pathname).catch(() => undefined), longEnough]);
    createRoot(container).render(app);
  }
  // From here on React hydrates a tapped part at once.
  dispatchEvent(new Event(hydratedEvent));
  startServiceWorker(connectWorker);
  finishPendingLogout();
}

/** The installed app's start page: the portal for a client who stays signed in, otherwise home. Null keeps the page. */
function startPage(): string | null {
  if (`${location.pathname}${location.search}` !== atSite(paths.appStart)) return null;
  // Offline, only the current language is surely cached.
  const language = (navigator.onLine && chosenLanguage.get()) || currentLanguage();
  if (deviceStorage.read(sessionMarkerKey) !== null) return atSite(paths.dashboard, language);
  return language === currentLanguage() ? null : atSite(paths.appStart, language);
}

/** Retries a pending logout now and on each reconnect. Loads the code only if needed, because every page runs this. */
function finishPendingLogout(): void {
  void clearPendingCookie();
  addEventListener('online', clearPendingCookie);
}

async function clearPendingCookie(): Promise<void> {
  if (!deviceStorage.read(pendingLogoutKey)) return;
  // If this code cannot load, the next connection retries.
  await import('#portal/session/pending-logout.ts')
    .then(({ clearSessionCookie }) => clearSessionCookie())
    .catch(() => false);
}
