import { storedAppointmentSchema } from '@welding/domain/entities/stored-appointment';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { appointmentBadge } from '#shared/appointments/appointment-badge.ts';
import { appointmentTime } from '#shared/appointments/appointment-time.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { StatusBadge } from '#shared/ui/status-badge.tsx';

const pageSize = 10;

/** The visits of a project, the latest first. */
export function VisitsPanel({ projectId }: { projectId: string }) {
  const [limit, setLimit] = useState(pageSize);
  const visits = useDeskList({
    collection: 'appointments',
    schema: storedAppointmentSchema,
    where: [['projectId', '==', projectId]],
    order: ['scheduledDate', 'desc'],
    limit,
  });
  return (
    <Panel title="Visits" icon={CalendarDays}>
      <DeskListView
        list={visits}
        noun="visits"
        empty={<p>No visit belongs to this project yet.</p>}
        onMore={() => setLimit((shown) => shown + pageSize)}
      >
        {(items) => (
          <ul className="grid gap-3">
            {items.map(({ id, title, scheduledDate, status }) => (
              <li key={id} className="list-row-plain">
                <span className="grid min-w-0">
                  <span className="wrap-anywhere font-semibold">{title}</span>
                  <span>{appointmentTime(new Date(scheduledDate))}</span>
                </span>
                <StatusBadge {...appointmentBadge(status)} />
              </li>
            ))}
          </ul>
        )}
      </DeskListView>
    </Panel>
  );
}
