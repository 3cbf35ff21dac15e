// First: React looks for it when it is loaded.
import '#shared/state/set-immediate.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { AppRoutes, preloadPage } from '#app/router.tsx';
import { connectWorker } from '#pwa/connect-worker.ts';
import { watchInstallPrompt } from '#pwa/install/install-prompt.ts';
import { recoverFromLostChunks } from '#pwa/lost-chunk.ts';
import { startServiceWorker } from '#pwa/start-service-worker.ts';
import { finishPendingLogout } from '#shared/session/finish-pending-logout.ts';
import { keepLoading } from '#shared/ui/keep-loading.ts';
import { BrowserRouter } from './browser-router.tsx';
import { addDeferredHeadLinks } from './deferred-head-links.ts';
import { fetchDisplayFace, hasDisplayFace, showDisplayFace } from './display-face.ts';
import { hydratedEvent } from './event-replay.ts';
import { startPage } from './start-page.ts';
import { wholeStylesheet } from './whole-stylesheet.ts';
import '#styles/site.css';

/** On a bad connection the typeface may hang. */
const headLinksLatestMs = 5_000;

recoverFromLostChunks();
watchInstallPrompt();

const elsewhere = startPage();
if (elsewhere) location.replace(elsewhere);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const app = (
  <BrowserRouter>
    <AppRoutes />
  </BrowserRouter>
);

void hydrate(root);

async function hydrate(container: HTMLElement): Promise<void> {
  // The prerendered page of a client who stays signed in has no headings. Those it is given begin in the display
  // typeface when that is there by then, and keep what stands in when it comes later: changing would make them jump.
  const isKeptPortal = document.documentElement.dataset['portal'] !== undefined;
  if (isKeptPortal) void fetchDisplayFace();
  const preload = () => preloadPage(location.pathname);
  // A prerendered page can be read and called from until its code is there. An empty one shows the error instead.
  const isReadable = container.firstElementChild !== null && !isKeptPortal;
  await Promise.all([
    wholeStylesheet(),
    isReadable ? keepLoading(preload) : preload().catch(() => undefined),
  ]);
  if (isKeptPortal && hasDisplayFace()) showDisplayFace();
  const bring = () => {
    if (container.firstElementChild) hydrateRoot(container, app);
    else createRoot(container).render(app);
  };
  // A transition may be interrupted: taps are answered during hydration. Where nothing is shown until then,
  // the page comes sooner without.
  if (isReadable) startTransition(bring);
  else bring();
  // React answers a tap from here on: it hydrates at once for it.
  dispatchEvent(new Event(hydratedEvent));
  startServiceWorker(connectWorker);
  finishPendingLogout();
  setTimeout(addDeferredHeadLinks, headLinksLatestMs);
  if ((await fetchDisplayFace()) && !isKeptPortal) showDisplayFace();
  addDeferredHeadLinks();
}
