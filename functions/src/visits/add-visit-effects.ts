import { busyOfVisit } from '@welding/domain/booking/busy';
import { isOpenAt } from '@welding/domain/booking/opening-hours';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { Actor } from '@welding/domain/entities/audit-entry';
import { tapsOf, whoStartsOver, workedUntil } from '@welding/domain/entities/crew-taps';
import { hasBegun } from '@welding/domain/money/derived-fields';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { tell } from '#messages/tell.ts';
import { refreshProject } from '#projects/refresh-project.ts';
import { findSettings } from '#settings/settings.ts';
import { changeEntity } from '#store/change-entity.ts';
import { type HoursOfTry, refreshHours } from '#time/refresh-hours.ts';
import { appointments } from './appointments.ts';

export type EffectOptions = {
  readonly by?: string;
  readonly tells?: boolean | undefined;
  readonly notifies?: boolean | undefined;
  readonly known?: Appointment | undefined;
  readonly freeTimes?: readonly Date[] | undefined;
  readonly hours?: HoursOfTry | undefined;
};

/**
 * Adds a visit change's effects to its batch: the client's mail and notification, the welders' notifications, the project's
 * status, and the hours worked.
 * @param before undefined for a new visit
 * @param options.by the staff member who changed it, who needs no notification
 * @param options.freeTimes other times for the client
 * @param options.hours of a visit that could not be done
 * @param options.tells false when the client knows no other state than the new one
 * @param options.known the visit as the client knows it, if not `before`
 * @param options.notifies the same for the client's devices, which a notification may reach before its mail
 */
export async function addVisitEffects(
  batch: Parameters<typeof refreshProject>[0],
  before: Appointment | undefined,
  visit: Appointment,
  { by, freeTimes, hours, known, tells = true, notifies = tells }: EffectOptions = {},
): Promise<void> {
  const had = before !== undefined && hasBegun(before);
  const begins = hasBegun(visit) && !had;
  const unbegins = had && !hasBegun(visit);
  await Promise.all([
    tell(batch, 'visitChanged', { before, after: visit, by, freeTimes, known, tellsClient: tells, notifies }),
    refreshProject(batch, visit.projectId, { visits: [visit], begins, unbegins }),
    refreshHours(batch, before, visit, hours),
  ]);
  if (before?.projectId !== visit.projectId)
    await refreshProject(batch, before?.projectId, { visits: [visit] });
}

/**
 * Marks a visit the client just booked or moved as unconfirmed when its day was closed meanwhile. A booking starts with older
 * settings, and the list of visits shown to the person closing the day may miss it.
 */
export async function confirmIfClosed(visit: Appointment, actor: Actor): Promise<Appointment> {
  if (visit.outsideHours) return visit;
  const { specialDays } = await findSettings();
  if (isOpenAt(new Date(visit.scheduledDate), specialDays)) return visit;
  return await changeEntity(appointments, {
    id: visit.id,
    actor,
    action: 'changed',
    decide: ({ scheduledDate }) => (scheduledDate === visit.scheduledDate ? { outsideHours: true } : {}),
    also: (batch, _, after) => tell(batch, 'clientChangedVisit', { after }),
  });
}

/**
 * The hours of a try that an office change ended: until now, or until the planned end when recorded a day later. A cancelled
 * visit has its hours already. Undefined when no try ended.
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

/** A try of an earlier day without an end lasted until the planned end, but no longer than until now. */
function endOfTry(visit: Appointment): string {
  const now = new Date();
  const begun = visit.startedAt ?? visit.onMyWayAt;
  const isToday = begun !== undefined && chicagoDate(new Date(begun)) === chicagoDate(now);
  const { end } = busyOfVisit(visit);
  return isToday || end > now.toISOString() ? now.toISOString() : end;
}
