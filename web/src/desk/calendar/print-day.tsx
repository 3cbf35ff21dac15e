import { type Appointment, durationLabels } from '@welding/domain/entities/appointment';
import { crewOf, crewText } from '@welding/domain/entities/crew';
import { toldTitle } from '@welding/domain/entities/told-title';
import { dateText } from '@welding/domain/values/date-text';
import { placeText } from '@welding/domain/values/place';
import { arrivalText } from '#desk/today/visit-times.ts';
import { calendarTexts } from './calendar-texts.ts';
import { type Lane, laneNames, onDate, visitSpan } from './lanes.ts';

/** The day on paper: each welder's stops in order, with what is needed to get there. Only printers show it. */
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
  const { duration, clientName, phone, description } = visit;
  const title = toldTitle(visit.title);
  return (
    <tr>
      <th scope="row">
        {arrivalText(visit)}
        <br />
        {durationLabels[duration]}
      </th>
      <td>
        <strong>{clientName ?? title}</strong> <span className="whitespace-nowrap">{phone}</span>
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
