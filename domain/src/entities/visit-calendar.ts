import { business } from '../values/business.ts';
import { isClockChanged, readChicagoWallTime, toChicagoWallTime } from '../values/chicago-time.ts';
import { mailtoHref } from '../values/email.ts';
import { icalInstant, icalLine, icalParameter, icalText } from '../values/ical.ts';
import { currentLanguage, inLanguages, say } from '../values/language.ts';
import type { Appointment, ClientVisit, visitWords } from './appointment.ts';
import { arrivalWords } from './arrival-words.ts';
import { durationWords } from './duration.ts';
import { isServiceName, localTitle } from './local-title.ts';

const visitCalendarTexts = inLanguages({
  /** The title of a visit whose own words are unconfirmed. */
  visit: say('Welding visit', 'Visita de soldadura'),
  weArrive: say(
    (arrival: string) => `We arrive ${arrival}.`,
    (arrival) => `Llegada: ${arrival}.`,
  ),
  comesToYou: say(
    (duration: string) =>
      `${business.name} comes to you (${duration}). To change the visit, call ${business.phone}.`,
    (duration) =>
      `${business.name} va a donde usted esté (${duration}). Para cambiar la cita, llame al ${business.phone}.`,
  ),
});

/**
 * The visit as mails and calendar files show it. Leaves out unconfirmed words, except our service names, because anyone who
 * knows a client's email can book in their name and could put links into our mails.
 */
export function visitInMails({ title, description, address, ...visit }: Appointment): Appointment {
  const isTold = (word: (typeof visitWords)[number]) => !visit.unprovenWords?.includes(word);
  return {
    ...visit,
    title: isTold('title') || isServiceName(title) ? localTitle(title) : visitCalendarTexts().visit,
    ...(description !== undefined && isTold('description') && { description }),
    ...(address !== undefined && isTold('address') && { address }),
  };
}

const minuteMs = 60_000;

type CalendarVisit = Omit<ClientVisit, 'underWay'> & Pick<Appointment, 'address'>;

/** A file to save, an invitation or update, or a cancellation (RFC 5546, 3.2). */
type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

type VisitCalendar = {
  readonly method: CalendarMethod;
  readonly now: Date;
  /** The person invited; missing in a file to save. */
  readonly attendee?: { readonly name: string; readonly email: string };
};

/** A visit as an iCalendar object (RFC 5545, 5546). UID and SEQUENCE let later versions replace the calendar entry. */
export function visitCalendar(visit: CalendarVisit, options: VisitCalendar): string {
  return visitsCalendar([visit], options);
}

export function visitsCalendar(visits: readonly CalendarVisit[], options: VisitCalendar): string {
  return [
    ...calendarHead('Client Portal', options.method),
    chicagoTimeZone,
    ...visits.flatMap((visit) => eventOf(visit, options)),
    icalLine('END', 'VCALENDAR'),
  ].join('');
}

function eventOf(visit: CalendarVisit, { method, now, attendee }: VisitCalendar): string[] {
  const t = visitCalendarTexts();
  const { id, title, description, address, duration, scheduledDate, sequence = 0, windowMinutes = 0 } = visit;
  const start = new Date(scheduledDate);
  const end = new Date(start.getTime() + Number(duration) * minuteMs);
  const arrival = windowMinutes > 0 && t.weArrive(arrivalWords({ visit, windowMinutes }));
  const details = [description, arrival, t.comesToYou(durationWords(duration))];
  const status = statusOf(visit, method);
  return [
    icalLine('BEGIN', 'VEVENT'),
    icalLine('UID', visitUid(id)),
    icalLine('SEQUENCE', String(sequence)),
    icalLine('DTSTAMP', icalInstant(now)),
    ...eventTimes(start, end),
    icalLine('SUMMARY', icalText(`${title} - ${business.name}`)),
    icalLine('DESCRIPTION', icalText(details.filter(Boolean).join('\n\n'))),
    ...(address ? [icalLine('LOCATION', icalText(address))] : []),
    icalLine('STATUS', status),
    icalLine('TRANSP', status === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE'),
    icalLine(`ORGANIZER;CN=${icalParameter(business.name)}`, `mailto:${business.email}`),
    ...(attendee ? [attendeeLine(attendee)] : []),
    icalLine('END', 'VEVENT'),
  ];
}

/**
 * The head of an iCalendar object.
 * @param product which of our programs writes it
 */
export function calendarHead(product: string, method: CalendarMethod): string[] {
  return [
    icalLine('BEGIN', 'VCALENDAR'),
    icalLine('VERSION', '2.0'),
    icalLine('PRODID', `-//${business.name}//${product}//${currentLanguage().toUpperCase()}`),
    icalLine('CALSCALE', 'GREGORIAN'),
    icalLine('METHOD', method),
  ];
}

export function visitUid(id: string): string {
  return `${id}@${business.email.split('@')[1]}`;
}

function statusOf({ status, outsideHours }: CalendarVisit, method: CalendarMethod): string {
  if (method === 'CANCEL' || status === 'cancelled') return 'CANCELLED';
  return outsideHours ? 'TENTATIVE' : 'CONFIRMED';
}

/** An invitation of one event with its attendee as of now. */
export function withAttendee(content: string, attendee: { name: string; email: string }): string {
  return content.replace(/^ATTENDEE[;:].*\r\n(?: .*\r\n)*/m, () => attendeeLine(attendee));
}

/** Requests no RSVP because the visit is already agreed. */
function attendeeLine({ name, email }: { name: string; email: string }): string {
  const parameters = [
    `CN=${icalParameter(name)}`,
    'ROLE=REQ-PARTICIPANT',
    'PARTSTAT=NEEDS-ACTION',
    'RSVP=FALSE',
  ];
  return icalLine(`ATTENDEE;${parameters.join(';')}`, mailtoHref(email));
}

/** In Chicago time. Uses UTC in the hour that repeats because calendar apps disagree about it. */
export function eventTimes(start: Date, end: Date): string[] {
  // Only times within an hour of a clock change can repeat, so others skip the check.
  const isNearChange = isClockChanged(hoursOn(start, -1), hoursOn(end, 1));
  if (isNearChange && [start, end].some(comesTwice))
    return [icalLine('DTSTART', icalInstant(start)), icalLine('DTEND', icalInstant(end))];
  const zone = `TZID=${business.timeZone}`;
  return [icalLine(`DTSTART;${zone}`, wallTime(start)), icalLine(`DTEND;${zone}`, wallTime(end))];
}

function hoursOn(instant: Date, hours: number): Date {
  return new Date(instant.getTime() + hours * 60 * minuteMs);
}

function comesTwice(instant: Date): boolean {
  return readChicagoWallTime(toChicagoWallTime(instant)).kind === 'repeated';
}

function wallTime(instant: Date): string {
  return `${toChicagoWallTime(instant).replace(/[-:]/g, '')}00`;
}

/** The rules of 15 U.S.C. 260a since 2007; all visits are later. */
export const chicagoTimeZone = [
  ['BEGIN', 'VTIMEZONE'],
  ['TZID', business.timeZone],
  ['BEGIN', 'DAYLIGHT'],
  ['DTSTART', '20070311T020000'],
  ['RRULE', 'FREQ=YEARLY;BYMONTH=3;BYDAY=2SU'],
  ['TZOFFSETFROM', '-0600'],
  ['TZOFFSETTO', '-0500'],
  ['TZNAME', 'CDT'],
  ['END', 'DAYLIGHT'],
  ['BEGIN', 'STANDARD'],
  ['DTSTART', '20071104T020000'],
  ['RRULE', 'FREQ=YEARLY;BYMONTH=11;BYDAY=1SU'],
  ['TZOFFSETFROM', '-0500'],
  ['TZOFFSETTO', '-0600'],
  ['TZNAME', 'CST'],
  ['END', 'STANDARD'],
  ['END', 'VTIMEZONE'],
]
  .map(([name = '', value = '']) => icalLine(name, value))
  .join('');
