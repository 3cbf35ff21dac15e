import { checkSession } from '#portal/session/check-session.ts';
import { leaveLostSession } from '#portal/session/leave-session.ts';
import { WelcomeBar } from '#portal/session/welcome-bar.tsx';
import { usePortalConnection } from '#shared/live-lists/use-portal-connection.ts';
import { type PortalClient, startSession } from '#shared/session/portal-session.ts';
import { ConfirmedPhotos, YourDetails } from './account-parts.tsx';
import { DashboardLists } from './dashboard-lists.tsx';

type SignedInDashboardProps = { client: PortalClient; keep: boolean; fresh: boolean };

const sessionEnded = () => leaveLostSession('ended');

/** The portal of a client. */
export function SignedInDashboard({ client, keep, fresh }: SignedInDashboardProps) {
  usePortalConnection({
    client,
    keep,
    onSessionEnded: sessionEnded,
    onRefused: () => checkSession(client.id),
  });
  return (
    <div className="grid gap-6">
      <WelcomeBar firstName={client.firstName} takeFocus={fresh} />
      <ConfirmedPhotos clientId={client.id} onSessionLost={leaveLostSession}>
        <DashboardLists clientId={client.id} onSessionLost={leaveLostSession} />
      </ConfirmedPhotos>
      <YourDetails
        clientId={client.id}
        onSessionLost={leaveLostSession}
        onSaved={({ firstName }) => startSession({ id: client.id, firstName }, keep, fresh)}
      />
    </div>
  );
}
