import type { Appointment } from '../entities/appointment.ts';
import { localTitle } from '../entities/local-title.ts';
import { calendarHead, chicagoTimeZone, eventTimes, visitUid } from '../entities/visit-calendar.ts';
import { business } from '../values/business.ts';
import { icalInstant, icalLine, icalText } from '../values/ical.ts';
import { inLanguages, say } from '../values/language.ts';

const staffCalendarTexts = inLanguages({
  visits: say(
    (shortName: string) => `${shortName} visits`,
    (shortName) => `Visitas de ${shortName}`,
  ),
  with: say(
    (others: string) => `With ${others}`,
    (others) => `Con ${others}`,
  ),
});

const minuteMs = 60_000;

/** The suggested refresh of subscribed calendars; many wait longer. */
const refresh = 'PT15M';

/**
 * A staff member's visits as a calendar subscription (RFC 5545, 7986), with client and place. Canceled visits are omitted, so
 * they disappear from the calendar.
 * @param crewmates the rest of the crew in words, by visit id
 */
export function staffCalendar(
  visits: readonly Appointment[],
  crewmates: ReadonlyMap<string, string>,
  now: Date,
): string {
  const name = staffCalendarTexts().visits(business.shortName);
  return [
    ...calendarHead('Staff Desk', 'PUBLISH'),
    icalLine('NAME', name),
    icalLine('X-WR-CALNAME', name),
    icalLine('REFRESH-INTERVAL;VALUE=DURATION', refresh),
    icalLine('X-PUBLISHED-TTL', refresh),
    chicagoTimeZone,
    ...visits
      .filter(({ status, needsTime }) => status !== 'cancelled' && !needsTime)
      .flatMap((visit) => eventOf(visit, crewmates.get(visit.id), now)),
    icalLine('END', 'VCALENDAR'),
  ].join('');
}

function eventOf(visit: Appointment, others: string | undefined, now: Date): string[] {
  const { id, title, description, address, clientName, phone, duration, scheduledDate, outsideHours } = visit;
  const start = new Date(scheduledDate);
  const end = new Date(start.getTime() + Number(duration) * minuteMs);
  const details = [
    description,
    [clientName, phone].filter(Boolean).join(', '),
    others && staffCalendarTexts().with(others),
  ].filter(Boolean);
  return [
    icalLine('BEGIN', 'VEVENT'),
    icalLine('UID', visitUid(id)),
    icalLine('SEQUENCE', String(visit.sequence ?? 0)),
    icalLine('DTSTAMP', icalInstant(now)),
    ...eventTimes(start, end),
    icalLine('SUMMARY', icalText([localTitle(title), clientName].filter(Boolean).join(' - '))),
    ...(details.length > 0 ? [icalLine('DESCRIPTION', icalText(details.join('\n\n')))] : []),
    ...(address ? [icalLine('LOCATION', icalText(address))] : []),
    icalLine('STATUS', outsideHours ? 'TENTATIVE' : 'CONFIRMED'),
    icalLine('END', 'VEVENT'),
  ];
}
