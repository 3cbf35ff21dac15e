import { storedAppointmentSchema } from '@welding/domain/entities/stored-appointment';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { CalendarDays } from 'lucide-react';
import { appointmentBadge } from '#shared/appointments/appointment-badge.ts';
import { StatusBadge } from '#shared/ui/status-badge.tsx';
import { ClientListPanel } from './client-list-panel.tsx';

/** A client's visits, those that come last on top. */
export function ClientVisits({ clientId }: { clientId: string }) {
  return (
    <ClientListPanel
      title="Visits"
      icon={CalendarDays}
      noun="visits"
      clientId={clientId}
      query={{
        collection: 'appointments',
        schema: storedAppointmentSchema,
        order: ['scheduledDate', 'desc'],
      }}
    >
      {({ title, scheduledDate, status }) => (
        <>
          <span className="grid min-w-0 gap-1">
            <span className="wrap-anywhere text-lg font-semibold">{title}</span>
            <span className="text-base-content/80">{formatChicagoDateTime(new Date(scheduledDate))}</span>
          </span>
          <StatusBadge {...appointmentBadge(status)} />
        </>
      )}
    </ClientListPanel>
  );
}
