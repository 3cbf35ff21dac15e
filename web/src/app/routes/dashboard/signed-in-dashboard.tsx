import { leaveSession } from '#features/portal/leave-session.ts';
import { WelcomeBar } from '#features/portal/welcome-bar.tsx';
import type { PortalClient } from '#lib/session/portal-session.ts';
import { DashboardLists } from './dashboard-lists.tsx';
import { usePortalLists } from './use-portal-lists.tsx';

type SignedInDashboardProps = { client: PortalClient; keep: boolean; fresh: boolean };

const sessionEnded = () =>
  leaveSession('Your session has ended. Please sign in again; nothing you typed is lost.');

/** The portal of a client. */
export function SignedInDashboard({ client, keep, fresh }: SignedInDashboardProps) {
  const { watcher, ...lists } = usePortalLists({ client, keep, onSessionEnded: sessionEnded });
  return (
    <div className="grid gap-6">
      <WelcomeBar firstName={client.firstName} takeFocus={fresh} />
      <DashboardLists clientId={client.id} {...lists} onSessionEnded={sessionEnded} />
      {watcher}
    </div>
  );
}
