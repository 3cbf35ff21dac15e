import { clientChangeProblem } from '@welding/domain/booking/client-change';
import type { ClientVisit } from '@welding/domain/entities/appointment';
import { arrivalWords } from '@welding/domain/entities/arrival-words';
import { durationWords } from '@welding/domain/entities/duration';
import { localTitle } from '@welding/domain/entities/local-title';
import { openAppointmentStatuses } from '@welding/domain/entities/status';
import { emptyTexts } from '@welding/domain/messages';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { deviceDiffersFromChicago } from '@welding/domain/values/chicago-time';
import { CalendarClock, CalendarDays, CalendarPlus, CalendarSync } from 'lucide-react';
import type { LiveList } from '#portal/live-lists/live-list.ts';
import { LiveListCard } from '#portal/live-lists/live-list-card.tsx';
import { liveListsTexts } from '#portal/live-lists/live-lists-texts.tsx';
import { appointmentBadge, appointmentTime } from '#shared/appointments/appointment-time.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { downloadFile } from '#shared/ui/download-file.ts';
import { Panel, StatusBadge } from '#shared/ui/panel.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { appointmentsTexts } from './appointments-texts.tsx';

type AppointmentsCardProps = {
  appointments: LiveList<ClientVisit>;
  changed: ReadonlySet<string>;
  bookingHref: string;
  /** Hours before an appointment until which it can be changed. */
  cutoffHours: number;
  /** Missing for readers who do not book or move visits. */
  onChange: ((appointment: ClientVisit) => void) | undefined;
};

/** Upcoming Appointments, soonest first. */
export function AppointmentsCard({
  appointments,
  changed,
  bookingHref,
  cutoffHours,
  onChange,
}: AppointmentsCardProps) {
  const t = appointmentsTexts();
  return (
    <LiveListCard
      title={t.upcoming}
      icon={CalendarDays}
      noun={liveListsTexts().nouns.appointments}
      list={appointments}
      empty={
        <div className="grid justify-items-start gap-3">
          <p className="font-semibold">{emptyTexts.noAppointments}</p>
          {onChange && (
            <>
              <p>{t.pickTime}</p>
              <LinkButton href={bookingHref}>{t.bookVisit}</LinkButton>
            </>
          )}
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
              onChange={onChange && (() => onChange(appointment))}
            />
          ))}
        </ul>
      )}
    </LiveListCard>
  );
}

type AppointmentRowProps = {
  appointment: ClientVisit;
  changed: boolean;
  cutoffHours: number;
  onChange: (() => void) | undefined;
};

function AppointmentRow({ appointment, changed, cutoffHours, onChange }: AppointmentRowProps) {
  const t = appointmentsTexts();
  const { scheduledDate, duration, status, description, windowMinutes, outsideHours, needsTime } =
    appointment;
  const title = localTitle(appointment.title);
  const instant = new Date(scheduledDate);
  const problem = clientChangeProblem(appointment, cutoffHours, serverNow());
  const isOpen = openAppointmentStatuses.some((open) => open === status);
  return (
    <li data-changed={changed || undefined} className="list-row-plain">
      <div className="grid min-w-0 flex-1 justify-items-start gap-2">
        <h3 className="wrap-anywhere text-lg font-semibold">{title}</h3>
        <StatusBadge {...appointmentBadge(appointment)} />
        <p className="text-base-content/80">
          {t.when(
            <time dateTime={scheduledDate}>{appointmentTime(instant)}</time>,
            deviceDiffersFromChicago(instant),
            durationWords(duration).toLowerCase(),
          )}
        </p>
        {isOpen && windowMinutes !== undefined && windowMinutes > 0 && (
          <p className="text-base-content/80">
            {t.weArrive(arrivalWords({ visit: appointment, windowMinutes }))}
          </p>
        )}
        {isOpen && outsideHours && <p className="font-semibold">{t.outsideHours}</p>}
        {isOpen && needsTime && <p className="font-semibold">{t.needsTime}</p>}
        {isOpen && !problem && onChange && (
          <Button
            icon={CalendarSync}
            aria-label={t.moveOrCancelVisit(title, appointmentTime(instant))}
            onClick={onChange}
          >
            {t.moveOrCancel}
          </Button>
        )}
        {isOpen && problem && onChange && <p className="text-base-content/80">{problem}.</p>}
        {description && <p className="wrap-anywhere line-clamp-3 text-base-content/80">{description}</p>}
      </div>
      <Button
        look="ghost"
        icon={CalendarPlus}
        className="shrink-0 px-3"
        aria-label={t.addVisitToCalendar(title, appointmentTime(instant))}
        onClick={() => void saveCalendarFile(appointment)}
      >
        <span className="max-sm:sr-only">{t.addToCalendar}</span>
      </Button>
    </li>
  );
}

export function isToMove({ needsTime, status }: ClientVisit): boolean {
  return needsTime === true && openAppointmentStatuses.some((open) => open === status);
}

type VisitsToMoveProps = { visits: readonly ClientVisit[]; onChoose: (id: string) => void };

/** Visits whose time we cannot make, each with a way to another time. */
export function VisitsToMove({ visits, onChoose }: VisitsToMoveProps) {
  if (visits.length === 0) return null;
  const t = appointmentsTexts();
  return (
    <Panel title={t.chooseTimes} icon={CalendarClock}>
      <ul className="grid gap-2">
        {visits.map(({ id, title, scheduledDate }) => (
          <li key={id} className="list-row-plain">
            <div className="grid min-w-0 flex-1 justify-items-start gap-2">
              <h3 className="wrap-anywhere text-lg font-semibold">{localTitle(title)}</h3>
              <p>{t.cannotMake(appointmentTime(new Date(scheduledDate)))}</p>
              <Button
                look="primary"
                aria-label={t.chooseTimeFor(localTitle(title))}
                onClick={() => onChoose(id)}
              >
                {t.chooseTime}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Saves the appointment as a calendar file. Its code loads on first use. */
async function saveCalendarFile(appointment: ClientVisit): Promise<void> {
  const t = appointmentsTexts();
  try {
    const { visitCalendar } = await import('@welding/domain/entities/visit-calendar');
    const text = visitCalendar(
      { ...appointment, title: localTitle(appointment.title) },
      { method: 'PUBLISH', now: serverNow() },
    );
    const file = new Blob([text], { type: 'text/calendar;charset=utf-8' });
    downloadFile(file, `appointment-${chicagoDate(new Date(appointment.scheduledDate))}.ics`);
  } catch {
    void showToast({
      title: t.noCalendarFile,
      description: t.fileNotMade,
      variant: 'destructive',
    });
  }
}
