import type { Appointment } from '@welding/domain/entities/appointment';
import type { Project } from '@welding/domain/entities/project';
import { useEffect, useEffectEvent } from 'react';
import { useAppointments } from '#portal/appointments/use-appointments.ts';
import { useProjects } from '#portal/projects/use-projects.ts';
import type { LiveList } from '#shared/live-lists/live-list.ts';
import { PortalFirebaseProvider } from '#shared/session/portal-firebase-provider.tsx';
import type { PortalClient } from '#shared/session/portal-session.ts';

/** The lists of a client. */
export type PortalLists = {
  readonly projects: LiveList<Project>;
  readonly appointments: LiveList<Appointment>;
};

export type LiveListsProps = {
  client: PortalClient;
  keep: boolean;
  onSessionEnded: () => void;
  /** Called when Firestore refuses a list. */
  onRefused: () => void;
  onChange: (lists: PortalLists) => void;
};

/** Watches the lists and reports each change; shows nothing. Everything of Firebase is fetched with this file. */
export function LiveLists({ client, keep, onSessionEnded, onRefused, onChange }: LiveListsProps) {
  return (
    <PortalFirebaseProvider client={client} keep={keep} onSessionEnded={onSessionEnded}>
      <WatchedLists clientId={client.id} onRefused={onRefused} onChange={onChange} />
    </PortalFirebaseProvider>
  );
}

type WatchedListsProps = Pick<LiveListsProps, 'onRefused' | 'onChange'> & { clientId: string };

function WatchedLists({ clientId, onRefused, onChange }: WatchedListsProps) {
  const projects = useProjects(clientId);
  const appointments = useAppointments(clientId);
  useEffect(() => onChange({ projects, appointments }), [projects, appointments, onChange]);
  const refused = isRefused(projects) || isRefused(appointments);
  const tellRefused = useEffectEvent(onRefused);
  useEffect(() => {
    if (refused) tellRefused();
  }, [refused]);
  return null;
}

function isRefused(list: LiveList<unknown>): boolean {
  return list.status === 'error' && list.reason === 'failed';
}
