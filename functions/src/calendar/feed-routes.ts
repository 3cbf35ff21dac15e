import { bookingMessages } from '@welding/domain/booking/client-change';
import { staffCalendar } from '@welding/domain/booking/staff-calendar';
import { addDays, chicagoDate, chicagoInstant } from '@welding/domain/values/chicago-day';
import { languageOf } from '@welding/domain/values/language';
import * as z from 'zod/mini';
import { anywhere, Reply, site } from '#http/resource-routes.ts';
import { inLanguage } from '#language.ts';
import { notFound } from '#refusal.ts';
import { findStaff } from '#staff/staff.ts';
import { listVisitsOfWelder } from '#visits/appointments.ts';
import { findCrewmates } from '#visits/job-sheets.ts';
import { findRenewals, isCalendarFeed, staffOfCalendarFeed } from './calendar-feeds.ts';

const feedSchema = z.object({ token: z.string() });

export const routes = [
  /**
   * {token}.ics: a staff member's visits for a phone's calendar, which cannot sign in. 404 after a renewal, and for a closed
   * account.
   */
  site.get('/calendar-feeds/:token', anywhere, feedSchema, async ({ token: file }) => {
    const token = file.replace(/\.ics$/, '');
    const staffId = staffOfCalendarFeed(token);
    const [person, renewals] = staffId
      ? await Promise.all([findStaff(staffId), findRenewals(staffId)])
      : [undefined, 0];
    if (!person?.active || !isCalendarFeed(token, person.id, renewals))
      throw notFound(bookingMessages.feedGone);
    // A phone's calendar does not send its owner's language.
    const calendar = await inLanguage(languageOf(person), () => writeCalendarFeed(person.id, new Date()));
    return new Reply({
      stream: parts(calendar),
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="visits.ics"',
      },
    });
  }),
];

async function* parts(text: string): AsyncGenerator<string> {
  yield text;
}

/** A welder has fewer than a thousand visits in this range. */
const daysBack = 14;
const daysAhead = 120;
const mostVisits = 1_000;

/** A staff member's visits as an iCalendar feed. */
async function writeCalendarFeed(staffId: string, now: Date): Promise<string> {
  const today = chicagoDate(now);
  const [from, to] = [
    chicagoInstant(addDays(today, -daysBack), '00:00'),
    chicagoInstant(addDays(today, daysAhead), '00:00'),
  ];
  const visits = await listVisitsOfWelder(staffId, { from, to }, mostVisits);
  const crewmates = await findCrewmates(staffId, visits);
  const names = new Map([...crewmates].map(([id, mates]) => [id, mates.map(({ name }) => name).join(', ')]));
  return staffCalendar(visits, names, now);
}
