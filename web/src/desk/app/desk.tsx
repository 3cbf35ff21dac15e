import { SessionKeeper } from '#desk/session/session-keeper.tsx';
import { ErrorBoundary } from '#shared/errors/error-boundary.tsx';
import { DeskRoutes, deskTrouble } from './desk-routes.tsx';

/** The whole desk, inside a router: the same in the browser and where its sign-in page is prerendered. */
export function Desk() {
  return (
    <ErrorBoundary {...deskTrouble}>
      <SessionKeeper />
      <DeskRoutes />
    </ErrorBoundary>
  );
}
