import { deskPaths } from '@welding/domain/paths';
import { Link } from 'react-router';
import { calendarTexts } from './calendar-texts.ts';
import { type Lane, onDate, visitSpan } from './lanes.ts';

/** Leads to where all visits of a lane are moved; empty where there are none to come, so that all lanes begin alike. */
export function MoveDayLink({ lane: { welderId, name, visits }, date }: { lane: Lane; date: string }) {
  const hasAny = onDate(visits, visitSpan, date).some(({ status }) => status !== 'completed');
  return (
    <div className="day-lane-action">
      {welderId && hasAny && (
        <Link
          to={deskPaths.moveDay(welderId, date)}
          className="link inline-flex min-h-11 items-center text-sm"
        >
          {calendarTexts().moveThisDay}
          <span className="sr-only"> {calendarTexts().ofWelder(name)}</span>
        </Link>
      )}
    </div>
  );
}
