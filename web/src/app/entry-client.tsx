import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { watchInstallPrompt } from '#lib/install/install-prompt.ts';
import { recoverFromLostChunks } from '#sw/lost-chunk.ts';
import { startServiceWorker } from '#sw/start-service-worker.ts';
import { AppRoutes, preloadPage } from './router.tsx';
import { startPage } from './start-page.ts';
import '#styles/site.css';

recoverFromLostChunks();
watchInstallPrompt();
startServiceWorker();

const elsewhere = startPage();
if (elsewhere) location.replace(elsewhere);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const app = (
  <BrowserRouter>
    <AppRoutes />
  </BrowserRouter>
);

if (root.firstElementChild) {
  // A page whose code does not come is hydrated as far as it goes; the missing part shows its error.
  await preloadPage(location.pathname).catch(() => undefined);
  // A transition may be interrupted: taps are answered while the page comes to life.
  startTransition(() => {
    hydrateRoot(root, app);
  });
} else {
  createRoot(root).render(app);
}
