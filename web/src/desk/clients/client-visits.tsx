import type { Client } from '@welding/domain/entities/client';
import { storedAppointmentSchema } from '@welding/domain/entities/stored-appointment';
import { toldTitle } from '@welding/domain/entities/told-title';
import { deskPaths } from '@welding/domain/paths';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { CalendarDays, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { appointmentBadge } from '#shared/appointments/appointment-badge.ts';
import { StatusBadge } from '#shared/ui/status-badge.tsx';
import { ClientListPanel } from './client-list-panel.tsx';
import { clientsTexts } from './clients-texts.ts';

/** A client's visits, those that come last on top, and the way to a new one. */
export function ClientVisits({ client: { id: clientId, erasedAt } }: { client: Client }) {
  return (
    <ClientListPanel
      title={clientsTexts().visits}
      icon={CalendarDays}
      kind="visits"
      clientId={clientId}
      query={{
        collection: 'appointments',
        schema: storedAppointmentSchema,
        order: ['scheduledDate', 'desc'],
      }}
      action={
        !erasedAt && (
          <Link to={deskPaths.newVisit({ client: clientId })} className="btn btn-outline justify-self-start">
            <Plus aria-hidden="true" className="size-5" />
            {clientsTexts().newVisit}
          </Link>
        )
      }
    >
      {({ id, title, scheduledDate, status }) => (
        <Link to={deskPaths.visit(id)} className="list-row-button flex-wrap">
          <span className="grid min-w-0 flex-1 basis-40 gap-1">
            <span className="wrap-anywhere text-lg font-semibold">{toldTitle(title)}</span>
            <span className="text-base-content/80">{formatChicagoDateTime(new Date(scheduledDate))}</span>
          </span>
          <StatusBadge {...appointmentBadge(status)} />
        </Link>
      )}
    </ClientListPanel>
  );
}
