// First: React looks for it when it is loaded.
import '#shared/state/set-immediate.ts';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { connectDeskWorker } from '#desk/pwa/connect-desk-worker.ts';
import { SessionKeeper } from '#desk/session/session-keeper.tsx';
import { syncDeskSessionAcrossTabs } from '#desk/session/sync-desk-session-across-tabs.ts';
import { recoverFromLostChunks } from '#pwa/lost-chunk.ts';
import { startServiceWorker } from '#pwa/start-service-worker.ts';
import { deskScope } from '#shared/api/desk-scope.ts';
import { DeskErrorBoundary } from './desk-error-boundary.tsx';
import { DeskRoutes } from './desk-routes.tsx';
import '#desk/styles/desk.css';

recoverFromLostChunks();
syncDeskSessionAcrossTabs();

const root = document.getElementById('root');
if (!root) throw new Error('desk.html has no #root');

createRoot(root).render(
  <BrowserRouter basename={deskScope}>
    <DeskErrorBoundary>
      <SessionKeeper />
      <DeskRoutes />
    </DeskErrorBoundary>
  </BrowserRouter>,
);
startServiceWorker(connectDeskWorker);
