import { deskScope } from '@welding/domain/paths';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { connectDeskWorker } from '#desk/pwa/connect-desk-worker.ts';
import { SessionKeeper } from '#desk/session/session-keeper.tsx';
import { syncDeskSessionAcrossTabs } from '#desk/session/sync-desk-session-across-tabs.ts';
import { recoverFromLostChunks } from '#pwa/lost-chunk.ts';
import { startServiceWorker } from '#pwa/start-service-worker.ts';
import { ErrorBoundary } from '#shared/errors/error-boundary.tsx';
import { watchBrowserErrors } from '#shared/errors/watch-browser-errors.ts';
import { reloadAfterSleep } from '#shared/state/reload-after-sleep.ts';
import { DeskRoutes } from './desk-routes.tsx';
import { deskTrouble } from './desk-trouble.tsx';
import '#desk/styles/desk.css';

watchBrowserErrors();
recoverFromLostChunks();
reloadAfterSleep();
syncDeskSessionAcrossTabs();

const root = document.getElementById('root');
if (!root) throw new Error('desk.html has no #root');

createRoot(root).render(
  <BrowserRouter basename={deskScope}>
    <ErrorBoundary {...deskTrouble}>
      <SessionKeeper />
      <DeskRoutes />
    </ErrorBoundary>
  </BrowserRouter>,
);
startServiceWorker(connectDeskWorker);
