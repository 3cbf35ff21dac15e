import type { Appointment } from '@welding/domain/entities/appointment';
import { cannotDoMessages, whoStops, workedUntil } from '@welding/domain/entities/cannot-do';
import { crewOf } from '@welding/domain/entities/crew';
import { mailId } from '@welding/domain/entities/mail';
import type { Staff } from '@welding/domain/entities/staff';
import type { VisitTap } from '@welding/domain/entities/visit-tap';
import { findBookingRules } from '#calendar/booking-rules.ts';
import { findNearestTimes } from '#calendar/free-time.ts';
import { activeOf, requireWelders } from '#calendar/require-welders.ts';
import { withdrawMail } from '#messages/mails.ts';
import { forbidden } from '#refusal.ts';
import { listWelders } from '#staff/staff.ts';
import type { HoursOfTry } from '#time/follow-hours.ts';

/** What follows from a try: its hours stay, and the client is offered the next free times. */
export async function afterTry(
  batch: Parameters<typeof withdrawMail>[0],
  before: Appointment,
  after: Appointment,
  tap: Extract<VisitTap, { kind: 'cannot-do' }>,
  by: string,
) {
  const hours = hoursOfTry(before, tap, whoStops(before, tap, by), by);
  if (tap.next !== 'another-time') return { hours, tells: await knowsOfTheWay(batch, before) };
  return { hours, freeTimes: await nextFreeTimes(after) };
}

/** The hours of those whose try a tap ended; undefined of nobody. */
export function hoursOfTry(
  before: Appointment,
  { at, reason }: { readonly at: string; readonly reason?: string | undefined },
  whose: readonly string[],
  by: string,
): HoursOfTry | undefined {
  if (whose.length === 0) return undefined;
  return { visit: workedUntil(before, at, whose), whose, correctedBy: by, reason: reason || undefined };
}

/** Whether the client was told that somebody is on the way, and is to be told otherwise. */
async function knowsOfTheWay(
  batch: Parameters<typeof withdrawMail>[0],
  { id, onMyWayAt }: Appointment,
): Promise<boolean> {
  return (
    onMyWayAt !== undefined && (await withdrawMail(batch, mailId('on-my-way', id, Date.parse(onMyWayAt))))
  );
}

/** @throws Refusal 403 for a welder, 400 for somebody who is not on the staff */
export async function requireMaySend(welderId: string, { role }: Staff): Promise<void> {
  if (role === 'welder') throw forbidden(cannotDoMessages.welderIsOffices);
  await requireWelders([welderId]);
}

/** The next free times of a visit that cannot be made at its own, as its client is offered them; those of the whole crew. */
async function nextFreeTimes({ id, duration, zip, scheduledDate, ...visit }: Appointment): Promise<Date[]> {
  const [rules, welders, crew] = await Promise.all([
    findBookingRules(),
    listWelders(),
    activeOf(crewOf(visit)),
  ]);
  const from = new Date(Math.max(Date.parse(scheduledDate), Date.now()));
  return await findNearestTimes(
    { rules, welders },
    { durationMinutes: Number(duration), zip, id, crew },
    from,
  );
}
