import type { ClientVisit } from '@welding/domain/entities/client-visit';
import { emptyTexts } from '@welding/domain/messages';
import { CalendarDays } from 'lucide-react';
import type { LiveList } from '#portal/live-lists/live-list.ts';
import { LiveListCard } from '#portal/live-lists/live-list-card.tsx';
import { liveListsTexts } from '#portal/live-lists/live-lists-texts.tsx';
import { AppointmentRow } from './appointment-row.tsx';
import { appointmentsTexts } from './appointments-texts.tsx';

type AppointmentsCardProps = {
  appointments: LiveList<ClientVisit>;
  /** The appointments that changed a moment ago. */
  changed: ReadonlySet<string>;
  /** The address of the booking form on the page: the next step when there is no appointment. */
  bookingHref: string;
  /** Until how many hours before an appointment it can be moved or cancelled. */
  cutoffHours: number;
  /** The client wants to move or cancel an appointment. */
  onChange: (appointment: ClientVisit) => void;
};

/** Upcoming Appointments, soonest first. */
export function AppointmentsCard({
  appointments,
  changed,
  bookingHref,
  cutoffHours,
  onChange,
}: AppointmentsCardProps) {
  return (
    <LiveListCard
      title={appointmentsTexts().upcoming}
      icon={CalendarDays}
      noun={liveListsTexts().nouns.appointments}
      list={appointments}
      empty={
        <div className="grid justify-items-start gap-3">
          <p className="font-semibold">{emptyTexts.noAppointments}</p>
          <p>{appointmentsTexts().pickTime}</p>
          <a className="btn btn-outline" href={bookingHref}>
            {appointmentsTexts().bookVisit}
          </a>
        </div>
      }
    >
      {(items) => (
        <ul className="grid gap-2">
          {items.map((appointment) => (
            <AppointmentRow
              key={appointment.id}
              appointment={appointment}
              changed={changed.has(appointment.id)}
              cutoffHours={cutoffHours}
              onChange={() => onChange(appointment)}
            />
          ))}
        </ul>
      )}
    </LiveListCard>
  );
}
