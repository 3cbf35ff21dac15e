import type { ClientVisit } from '@welding/domain/entities/client-visit';
import { openAppointmentStatuses } from '@welding/domain/entities/status';
import { toldTitle } from '@welding/domain/entities/told-title';
import { CalendarClock } from 'lucide-react';
import { appointmentTime } from '#shared/appointments/appointment-time.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { appointmentsTexts } from './appointments-texts.tsx';

/** Whether a visit waits for its client to choose another time. */
export function isToMove({ needsTime, status }: ClientVisit): boolean {
  return needsTime === true && openAppointmentStatuses.some((open) => open === status);
}

type VisitsToMoveProps = { visits: readonly ClientVisit[]; onChoose: (id: string) => void };

/** The visits that we cannot make at their time, each with the way to another one; nothing where there is none. */
export function VisitsToMove({ visits, onChoose }: VisitsToMoveProps) {
  if (visits.length === 0) return null;
  const texts = appointmentsTexts();
  return (
    <Panel title={texts.chooseTimes} icon={CalendarClock}>
      <ul className="grid gap-2">
        {visits.map(({ id, title, scheduledDate }) => (
          <li key={id} className="list-row-plain">
            <div className="grid min-w-0 flex-1 justify-items-start gap-2">
              <h3 className="wrap-anywhere text-lg font-semibold">{toldTitle(title)}</h3>
              <p>{texts.cannotMake(appointmentTime(new Date(scheduledDate)))}</p>
              <button
                type="button"
                className="btn btn-primary"
                aria-label={texts.chooseTimeFor(toldTitle(title))}
                onClick={() => onChoose(id)}
              >
                {texts.chooseTime}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
