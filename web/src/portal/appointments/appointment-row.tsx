import { clientChangeProblem } from '@welding/domain/booking/client-change';
import { durationLabels } from '@welding/domain/entities/appointment';
import { arrivalWords } from '@welding/domain/entities/arrival-words';
import type { ClientVisit } from '@welding/domain/entities/client-visit';
import { openAppointmentStatuses } from '@welding/domain/entities/status';
import { toldTitle } from '@welding/domain/entities/told-title';
import { deviceDiffersFromChicago } from '@welding/domain/values/chicago-time';
import { CalendarPlus, CalendarSync } from 'lucide-react';
import { appointmentBadge } from '#shared/appointments/appointment-badge.ts';
import { appointmentTime } from '#shared/appointments/appointment-time.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { StatusBadge } from '#shared/ui/status-badge.tsx';
import { appointmentsTexts } from './appointments-texts.tsx';
import { saveCalendarFile } from './save-calendar-file.ts';

type AppointmentRowProps = {
  appointment: ClientVisit;
  changed: boolean;
  /** Until how many hours before it the client may move or cancel it. */
  cutoffHours: number;
  /** The client wants to move or cancel it. */
  onChange: () => void;
};

/** One appointment of the list: what, when in Chicago, its status, and a way into the client's own calendar. */
export function AppointmentRow({ appointment, changed, cutoffHours, onChange }: AppointmentRowProps) {
  const { scheduledDate, duration, status, description, windowMinutes, outsideHours, needsTime } =
    appointment;
  const title = toldTitle(appointment.title);
  const instant = new Date(scheduledDate);
  const problem = clientChangeProblem(appointment, cutoffHours, serverNow());
  const isOpen = openAppointmentStatuses.some((open) => open === status);
  return (
    <li data-changed={changed || undefined} className="list-row-plain">
      <div className="grid min-w-0 flex-1 justify-items-start gap-2">
        <h3 className="wrap-anywhere text-lg font-semibold">{title}</h3>
        <StatusBadge {...appointmentBadge(status)} />
        <p className="text-base-content/80">
          {appointmentsTexts().when(
            <time dateTime={scheduledDate}>{appointmentTime(instant)}</time>,
            deviceDiffersFromChicago(instant),
            durationLabels[duration].toLowerCase(),
          )}
        </p>
        {isOpen && windowMinutes !== undefined && windowMinutes > 0 && (
          <p className="text-base-content/80">
            {appointmentsTexts().weArrive(arrivalWords({ visit: appointment, windowMinutes }))}
          </p>
        )}
        {isOpen && outsideHours && <p className="font-semibold">{appointmentsTexts().outsideHours}</p>}
        {isOpen && needsTime && <p className="font-semibold">{appointmentsTexts().needsTime}</p>}
        {isOpen && !problem && (
          <button
            type="button"
            className="btn btn-outline"
            aria-label={appointmentsTexts().moveOrCancelVisit(title, appointmentTime(instant))}
            onClick={onChange}
          >
            <CalendarSync aria-hidden="true" />
            {appointmentsTexts().moveOrCancel}
          </button>
        )}
        {isOpen && problem && <p className="text-base-content/80">{problem}.</p>}
        {description && <p className="wrap-anywhere line-clamp-3 text-base-content/80">{description}</p>}
      </div>
      <button
        type="button"
        className="btn btn-ghost shrink-0 px-3"
        aria-label={appointmentsTexts().addVisitToCalendar(title, appointmentTime(instant))}
        onClick={() => void saveCalendarFile(appointment)}
      >
        <CalendarPlus aria-hidden="true" />
        <span className="max-sm:sr-only">{appointmentsTexts().addToCalendar}</span>
      </button>
    </li>
  );
}
