import { busyOfVisit } from '@welding/domain/booking/busy';
import { isOpenAt } from '@welding/domain/booking/opening-hours';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { Actor } from '@welding/domain/entities/audit-entry';
import { tapsOf, whoStartsOver, workedUntil } from '@welding/domain/entities/crew-taps';
import { hasBegun } from '@welding/domain/money/follow-project';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { followProject } from '#projects/follow-project.ts';
import { findSettings } from '#settings/settings.ts';
import { changeEntity } from '#store/change-entity.ts';
import { followHours, type HoursOfTry } from '#time/follow-hours.ts';
import { appointments } from './appointments.ts';

type Following = {
  readonly by?: string;
  readonly tells?: boolean;
  readonly freeTimes?: readonly Date[] | undefined;
  readonly hours?: HoursOfTry | undefined;
};

/**
 * Adds to the batch of a visit's change what follows from it: the mail and the notification that tell its client, what its
 * welders are notified of, what its project shows, and the hours of who was there. What writes the mail is loaded with the first one.
 * @param before undefined for a new visit
 * @param options.by who of the staff did it, and needs no notification
 * @param options.freeTimes when somebody could come instead
 * @param options.hours of a visit that could not be done
 * @param options.tells false where the client does not know of what is taken back
 */
export async function followVisit(
  batch: Parameters<typeof followProject>[0],
  before: Appointment | undefined,
  visit: Appointment,
  { by, freeTimes, hours, tells = true }: Following = {},
): Promise<void> {
  const [{ queueVisitMail }, { queueVisitPush }, { queueWeldersNews }] = await Promise.all([
    import('#messages/queue-visit-mail.ts'),
    import('#messages/push/client-pushes.ts'),
    import('#messages/push/queue-welders-news.ts'),
  ]);
  const had = before !== undefined && hasBegun(before);
  const begins = hasBegun(visit) && !had;
  const unbegins = had && !hasBegun(visit);
  await Promise.all([
    tells && queueVisitMail(batch, before, visit, freeTimes),
    tells && queueVisitPush(batch, before, visit),
    queueWeldersNews(batch, [{ before, after: visit }], by),
    followProject(batch, visit.projectId, { visits: [visit], begins, unbegins }),
    followHours(batch, before, visit, hours),
  ]);
  if (before?.projectId !== visit.projectId)
    await followProject(batch, before?.projectId, { visits: [visit] });
}

/**
 * Marks a visit that its client has just booked or moved for staff to confirm where its day was closed meanwhile. Whoever closes a
 * day is told the visits that stand there by then, and the settings that a booking begins with are from before.
 */
export async function confirmIfClosed(visit: Appointment, actor: Actor): Promise<Appointment> {
  if (visit.outsideHours) return visit;
  const { specialDays } = await findSettings();
  if (isOpenAt(new Date(visit.scheduledDate), specialDays)) return visit;
  return await changeEntity(appointments, {
    entity: 'appointment',
    id: visit.id,
    actor,
    action: 'changed',
    decide: ({ scheduledDate }) => (scheduledDate === visit.scheduledDate ? { outsideHours: true } : {}),
    also: async (batch, _, after) => {
      const { queueVisitToConfirm } = await import('#messages/push/staff-pushes.ts');
      await queueVisitToConfirm(batch, after);
    },
  });
}

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
