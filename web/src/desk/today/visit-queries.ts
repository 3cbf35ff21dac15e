import type { Appointment } from '@welding/domain/entities/appointment';
import { endOfNearDays } from '@welding/domain/entities/job-sheet';
import { openAppointmentStatuses } from '@welding/domain/entities/status';
import { storedAppointmentSchema } from '@welding/domain/entities/stored-appointment';
import { startOfChicagoDay, thisWeekAndNext } from '@welding/domain/values/chicago-day';
import { visitContacts } from '#desk/live/apart-lists.ts';
import type { DeskQuery } from '#desk/live/desk-query.ts';

/** More visits than a welder has in two weeks, and than ten welders with six a day have in one. */
const [mostVisits, mostOfAll] = [100, 500];

/** The visits from today to the end of next week that a welder makes, alone or in a crew; for whom and where, of the near ones. */
export function visitsOfWelder(welderId: string, now: Date): DeskQuery<Appointment> {
  const own = ['welderIds', 'array-contains', welderId] as const;
  const fromToday = ['scheduledDate', '>=', startOfChicagoDay(now)] as const;
  return {
    collection: 'appointments',
    schema: storedAppointmentSchema,
    apart: { ...visitContacts, where: [own, fromToday, ['scheduledDate', '<', endOfNearDays(now)]] },
    where: [own, fromToday, ['scheduledDate', '<', thisWeekAndNext(now).to]],
    order: ['scheduledDate', 'asc'],
    limit: mostVisits,
  };
}

/** What earlier days of the week left open of a welder's visits. */
export function visitsLeftTo(welderId: string, now: Date): DeskQuery<Appointment> {
  return {
    collection: 'appointments',
    schema: storedAppointmentSchema,
    where: [
      ['welderIds', 'array-contains', welderId],
      ['status', 'in', openAppointmentStatuses],
      ['scheduledDate', '>=', thisWeekAndNext(now).from],
      ['scheduledDate', '<', startOfChicagoDay(now)],
    ],
    order: ['scheduledDate', 'asc'],
    limit: mostVisits,
  };
}

/** So many days are looked ahead, today among them: what is farther off needs nobody yet. */
const daysAhead = 7;

/** Everybody's visits of the next days, the soonest first; of other days than today without whom they are for. */
export function comingVisits(now: Date): DeskQuery<Appointment> {
  const start = startOfChicagoDay(now);
  const ofToday = [
    ['scheduledDate', '>=', start],
    ['scheduledDate', '<', startOfChicagoDay(now, 1)],
  ] as const;
  return {
    collection: 'appointments',
    schema: storedAppointmentSchema,
    apart: { ...visitContacts, where: ofToday },
    where: [
      ['scheduledDate', '>=', start],
      ['scheduledDate', '<', startOfChicagoDay(now, daysAhead)],
    ],
    order: ['scheduledDate', 'asc'],
    limit: mostOfAll,
  };
}

/** Visits from today on that were asked for outside the hours, the soonest first, confirmed or not. */
export function visitsOutsideHours(now: Date): DeskQuery<Appointment> {
  return {
    collection: 'appointments',
    schema: storedAppointmentSchema,
    where: [
      ['outsideHours', '==', true],
      ['scheduledDate', '>=', startOfChicagoDay(now)],
    ],
    order: ['scheduledDate', 'asc'],
    limit: 20,
  };
}

/** Visits that somebody could not make, until their client has a new time, or the office another welder. */
export function visitsThatNeed(what: 'needsTime' | 'needsWelder'): DeskQuery<Appointment> {
  return {
    collection: 'appointments',
    schema: storedAppointmentSchema,
    where: [[what, '==', true]],
    limit: 20,
  };
}
