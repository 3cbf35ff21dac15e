import { dateText } from '@welding/domain/booking/coming-time';
import type { Appointment } from '@welding/domain/entities/appointment';
import { visitTimeText } from '@welding/domain/entities/arrival-words';
import { crewOf, crewText } from '@welding/domain/entities/crew';
import { localTitle } from '@welding/domain/entities/local-title';
import { deskPaths } from '@welding/domain/paths';
import { phoneText } from '@welding/domain/values/phone';
import { placeText } from '@welding/domain/values/place';
import { Link } from 'react-router';
import { LateMark, NoAddress } from '#desk/ui/visit-marks.tsx';
import { appointmentBadge } from '#shared/appointments/appointment-time.ts';
import { StatusBadge } from '#shared/ui/panel.tsx';
import { calendarTexts } from './calendar-texts.ts';
import type { CalendarViewProps } from './day-frame.ts';
import { type Lane, laneNames, onDate, visitSpan } from './lanes.ts';

type VisitListProps = Omit<CalendarViewProps, 'onMove'> & {
  /** Whether these are all visits. */
  areAll: boolean;
};

/** Two weeks of visits in order, including canceled ones. */
export function VisitList({ dates, lanesFor, visits, specialDays, areAll }: VisitListProps) {
  const t = calendarTexts();
  const names = laneNames(lanesFor(visits));
  const days = dates.map((date) => ({ date, visits: onDate(visits, visitSpan, date) }));
  const busy = days.filter((day) => day.visits.length > 0);
  if (areAll && busy.length === 0) return <p>{t.noVisits}</p>;
  return (
    <div className="grid gap-6">
      {busy.map((day) => (
        <section key={day.date} aria-label={dateText(day.date)} className="grid gap-2">
          <h2 className="display text-2xl">{dateText(day.date)}</h2>
          {specialDays
            .filter(({ date }) => date === day.date)
            .map(({ label }) => (
              <p key={label}>{label}</p>
            ))}
          <ul className="grid gap-2">
            {day.visits.map((visit) => (
              <li key={visit.id}>
                <Link to={deskPaths.visit(visit.id)} className="list-row-button flex-wrap">
                  <span className="grid min-w-0 flex-1 basis-52 gap-1">
                    <span className="font-semibold">{visitTimeText(visit)}</span>
                    <span className="wrap-anywhere">
                      {localTitle(visit.title)}
                      {visit.clientName && `, ${visit.clientName}`}
                    </span>
                    <span className="wrap-anywhere text-sm text-base-content/75">
                      {crewText(crewOf(visit), names) || t.unassigned}
                      {placeText(visit) && ` · ${placeText(visit)}`}
                    </span>
                    <LateMark visit={visit} />
                    <NoAddress visit={visit} />
                  </span>
                  <StatusBadge {...appointmentBadge(visit)} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The printed day: each welder's stops with directions. Screens do not show it. */
export function PrintDay({ date, lanes }: { date: string; lanes: readonly Lane[] }) {
  const names = laneNames(lanes);
  return (
    <div className="print-day">
      <h1>{dateText(date)}</h1>
      {lanes.map((lane) => {
        const visits = onDate(lane.visits, visitSpan, date);
        if (visits.length === 0) return null;
        return (
          <section key={lane.welderId ?? ''}>
            <h2>{lane.name}</h2>
            <table>
              <tbody>
                {visits.map((visit) => (
                  <Stop
                    key={visit.id}
                    visit={visit}
                    others={crewText(
                      crewOf(visit).filter((id) => id !== lane.welderId),
                      names,
                    )}
                  />
                ))}
              </tbody>
            </table>
          </section>
        );
      })}
    </div>
  );
}

function Stop({ visit, others }: { visit: Appointment; others: string }) {
  const { clientName, phone, description } = visit;
  const title = localTitle(visit.title);
  return (
    <tr>
      <th scope="row">{visitTimeText(visit)}</th>
      <td>
        <strong>{clientName ?? title}</strong>{' '}
        <span className="whitespace-nowrap">{phone && phoneText(phone)}</span>
        <br />
        {placeText(visit)}
      </td>
      <td>
        {title}
        {others && (
          <>
            <br />
            {calendarTexts().with(others)}
          </>
        )}
        <br />
        {description}
      </td>
    </tr>
  );
}
