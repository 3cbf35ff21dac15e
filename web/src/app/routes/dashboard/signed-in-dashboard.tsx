import { useEffect } from 'react';
import { usePortalConnection } from '#portal/live-lists/portal-place.tsx';
import { checkSession, watchSession } from '#portal/session/check-session.ts';
import { isConfirmed } from '#portal/session/confirmed.ts';
import { leaveLostSession } from '#portal/session/leave-session.ts';
import { WelcomeBar } from '#portal/session/log-out-everywhere.tsx';
import { type PortalClient, personOf, portalSession } from '#shared/session/portal-session.ts';
import { photoCacheName } from '#shared/storage/storage-keys.ts';
import { ConfirmedPhotos, ContactSessions, prepareConfirmed, YourDetails } from './account-parts.tsx';
import { DashboardLists } from './dashboard-lists.tsx';

type SignedInDashboardProps = { client: PortalClient; keep: boolean; fresh: boolean };

const session = portalSession.current();
/** Resolves when the portal can be shown whole. */
export const dashboardReady: Promise<void> =
  session.phase === 'signed-in' && isConfirmed(session.client.id) ? prepareConfirmed() : Promise.resolve();

const sessionEnded = () => leaveLostSession('ended');

export function SignedInDashboard({ client, keep, fresh }: SignedInDashboardProps) {
  useEffect(() => {
    if (keep && 'caches' in globalThis) void caches.open(photoCacheName).catch(() => undefined);
  }, [keep]);
  usePortalConnection({
    client,
    keep,
    onSessionEnded: sessionEnded,
    onAccessChanged: () => checkSession(client.id),
    onRefused: () => checkSession(client.id),
  });
  const { id: clientId, contact } = client;
  const personId = personOf(client);
  // A company may remove a contact or its roles at any time.
  useEffect(() => (personId === clientId ? undefined : watchSession(clientId)), [personId, clientId]);
  return (
    <div className="grid gap-6">
      <WelcomeBar client={client} takeFocus={fresh} />
      <ConfirmedPhotos clientId={client.id} onSessionLost={leaveLostSession}>
        <DashboardLists clientId={client.id} onSessionLost={leaveLostSession}>
          {contact ? (
            <ContactSessions clientId={client.id} onSessionLost={leaveLostSession} />
          ) : (
            <YourDetails
              clientId={client.id}
              onSessionLost={leaveLostSession}
              onSaved={({ firstName }) =>
                portalSession.start({ client: { id: client.id, firstName }, keep, fresh })
              }
            />
          )}
        </DashboardLists>
      </ConfirmedPhotos>
    </div>
  );
}
