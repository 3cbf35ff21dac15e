import type { Appointment } from '@welding/domain/appointment';
import type { Project } from '@welding/domain/project';
import { useEffect } from 'react';
import { useAppointments } from '#features/appointments/use-appointments.ts';
import { useProjects } from '#features/portal/use-projects.ts';
import type { LiveList } from '#lib/firebase/live-list.ts';
import { PortalFirebaseProvider } from '#lib/firebase/portal-firebase-provider.tsx';
import type { PortalClient } from '#lib/session/portal-session.ts';

/** The lists of a client. */
export type PortalLists = {
  readonly projects: LiveList<Project>;
  readonly appointments: LiveList<Appointment>;
};

export type LiveListsProps = {
  client: PortalClient;
  keep: boolean;
  onSessionEnded: () => void;
  onChange: (lists: PortalLists) => void;
};

/** Watches the lists and reports each change; shows nothing. Everything of Firebase is fetched with this file. */
export function LiveLists({ client, keep, onSessionEnded, onChange }: LiveListsProps) {
  return (
    <PortalFirebaseProvider client={client} keep={keep} onSessionEnded={onSessionEnded}>
      <WatchedLists clientId={client.id} onChange={onChange} />
    </PortalFirebaseProvider>
  );
}

function WatchedLists({ clientId, onChange }: { clientId: string; onChange: LiveListsProps['onChange'] }) {
  const projects = useProjects(clientId);
  const appointments = useAppointments(clientId);
  useEffect(() => onChange({ projects, appointments }), [projects, appointments, onChange]);
  return null;
}
