import { type Appointment, durationLabels } from '@welding/domain/entities/appointment';
import { deviceDiffersFromChicago } from '@welding/domain/values/chicago-time';
import { CalendarPlus } from 'lucide-react';
import { appointmentBadge } from '#shared/appointments/appointment-badge.ts';
import { appointmentTime } from '#shared/appointments/appointment-time.ts';
import { saveCalendarFile } from '#shared/appointments/save-calendar-file.ts';
import { StatusBadge } from '#shared/ui/status-badge.tsx';

type AppointmentRowProps = { appointment: Appointment; changed: boolean };

/** One appointment of the list: what, when in Chicago, its status, and a way into the client's own calendar. */
export function AppointmentRow({ appointment, changed }: AppointmentRowProps) {
  const { title, scheduledDate, duration, status, description } = appointment;
  const instant = new Date(scheduledDate);
  return (
    <li data-changed={changed || undefined} className="list-row-plain">
      <div className="grid min-w-0 flex-1 justify-items-start gap-2">
        <h3 className="wrap-anywhere text-lg font-semibold">{title}</h3>
        <StatusBadge {...appointmentBadge(status)} />
        <p className="text-base-content/80">
          <time dateTime={scheduledDate}>{appointmentTime(instant)}</time>
          {deviceDiffersFromChicago(instant) && ' Chicago time'}, {durationLabels[duration].toLowerCase()}
        </p>
        {description && <p className="wrap-anywhere line-clamp-3 text-base-content/80">{description}</p>}
      </div>
      <button
        type="button"
        className="btn btn-ghost shrink-0 px-3"
        aria-label={`Add to calendar: ${title}, ${appointmentTime(instant)}`}
        onClick={() => void saveCalendarFile(appointment)}
      >
        <CalendarPlus aria-hidden="true" />
        <span className="max-sm:sr-only">Add to calendar</span>
      </button>
    </li>
  );
}
