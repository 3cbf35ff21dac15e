import { SessionKeeper } from '#desk/session/session-keeper.tsx';
import { ErrorBoundary } from '#shared/errors/error-boundary.tsx';
import { DeskRoutes, deskTrouble } from './desk-routes.tsx';

/** The whole desk inside a router, both in the browser and for prerendering. */
export function Desk() {
  return (
    <ErrorBoundary {...deskTrouble}>
      <SessionKeeper />
      <DeskRoutes />
    </ErrorBoundary>
  );
}
