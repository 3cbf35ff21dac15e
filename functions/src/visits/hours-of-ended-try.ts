import { busyOfVisit } from '@welding/domain/booking/busy-of-visit';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { Actor } from '@welding/domain/entities/audit-entry';
import { whoStartsOver, workedUntil } from '@welding/domain/entities/cannot-do';
import { tapsOf } from '@welding/domain/entities/crew-taps';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import type { HoursOfTry } from '#time/follow-hours.ts';

/**
 * The hours of those whose try a change of the office ended: until now or, where it is said a day later, until the visit was to
 * end. Of a visit that was cancelled they are known already. Undefined where the change ended none.
 */
export function hoursOfEndedTry(
  before: Appointment,
  after: Appointment,
  { id: correctedBy }: Actor,
  reason?: string,
): HoursOfTry | undefined {
  const whose = whoStartsOver(before, after).filter((id) => {
    const { onMyWayAt, startedAt } = tapsOf(after, id);
    return !onMyWayAt && !startedAt;
  });
  if (whose.length === 0) return undefined;
  const visit = before.status === 'cancelled' ? before : workedUntil(before, endOfTry(before), whose);
  return { visit, whose, correctedBy, reason: reason || undefined };
}

function endOfTry(visit: Appointment): string {
  const now = new Date();
  const begun = visit.startedAt ?? visit.onMyWayAt;
  const isToday = begun !== undefined && chicagoDate(new Date(begun)) === chicagoDate(now);
  return isToday ? now.toISOString() : busyOfVisit(visit).end;
}
