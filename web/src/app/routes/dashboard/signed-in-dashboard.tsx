import { leaveSession } from '#features/portal/leave-session.ts';
import { WelcomeBar } from '#features/portal/welcome-bar.tsx';
import { PortalFirebaseProvider } from '#lib/firebase/portal-firebase-provider.tsx';
import type { PortalClient } from '#lib/session/portal-session.ts';
import { DashboardLists } from './dashboard-lists.tsx';

type SignedInDashboardProps = { client: PortalClient; keep: boolean; fresh: boolean };

const sessionEnded = () =>
  leaveSession('Your session has ended. Please sign in again; nothing you typed is lost.');

/** The portal of a client. Everything of Firebase is fetched with this file. */
export function SignedInDashboard({ client, keep, fresh }: SignedInDashboardProps) {
  return (
    <div className="grid gap-6">
      <WelcomeBar firstName={client.firstName} takeFocus={fresh} />
      <PortalFirebaseProvider client={client} keep={keep} onSessionEnded={sessionEnded}>
        <DashboardLists clientId={client.id} onSessionEnded={sessionEnded} />
      </PortalFirebaseProvider>
    </div>
  );
}
