import { staffCalendar } from '@welding/domain/booking/staff-calendar';
import { addDays, chicagoDate, chicagoInstant } from '@welding/domain/values/chicago-day';
import { listVisitsOfWelder } from '#data/appointments.ts';

/** A calendar shows what was, and what comes; a welder has not a thousand visits in so long. */
const daysBack = 14;
const daysAhead = 120;
const mostVisits = 1_000;

/** The visits of somebody of the staff as a calendar to subscribe to. */
export async function writeCalendarFeed(staffId: string, now: Date): Promise<string> {
  const today = chicagoDate(now);
  const [from, to] = [
    chicagoInstant(addDays(today, -daysBack), '00:00'),
    chicagoInstant(addDays(today, daysAhead), '00:00'),
  ];
  return staffCalendar(await listVisitsOfWelder(staffId, { from, to }, mostVisits), now);
}
