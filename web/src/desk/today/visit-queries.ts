import { type Appointment, appointmentSchema } from '@welding/domain/entities/appointment';
import { openAppointmentStatuses } from '@welding/domain/entities/status';
import { startOfChicagoDay, startOfOpenVisits, thisWeekAndNext } from '@welding/domain/values/chicago-day';
import type { DeskQuery } from '#desk/live/use-desk-list.ts';

/** Above a welder's visits in two weeks, and those of ten welders with six a day in one. */
const [mostVisits, mostOfAll] = [100, 500];

/** A welder's visits from today to the end of next week, alone or in a crew. */
export function visitsOfWelder(welderId: string, now: Date): DeskQuery<Appointment> {
  return {
    collection: 'appointments',
    schema: appointmentSchema,
    where: [
      ['welderIds', 'array-contains', welderId],
      ['scheduledDate', '>=', startOfChicagoDay(now)],
      ['scheduledDate', '<', thisWeekAndNext(now).to],
    ],
    order: ['scheduledDate', 'asc'],
    limit: mostVisits,
  };
}

/** A welder's open visits of earlier days, over the weekend too. */
export function visitsLeftTo(welderId: string, now: Date): DeskQuery<Appointment> {
  return {
    collection: 'appointments',
    schema: appointmentSchema,
    where: [
      ['welderIds', 'array-contains', welderId],
      ['status', 'in', openAppointmentStatuses],
      ['scheduledDate', '>=', startOfOpenVisits(now)],
      ['scheduledDate', '<', startOfChicagoDay(now)],
    ],
    order: ['scheduledDate', 'asc'],
    limit: mostVisits,
  };
}

/** Including today. Later visits need no decision yet. */
const daysAhead = 7;

/** All visits of the next days, soonest first. */
export function comingVisits(now: Date): DeskQuery<Appointment> {
  return {
    collection: 'appointments',
    schema: appointmentSchema,
    where: [
      ['scheduledDate', '>=', startOfChicagoDay(now)],
      ['scheduledDate', '<', startOfChicagoDay(now, daysAhead)],
    ],
    order: ['scheduledDate', 'asc'],
    limit: mostOfAll,
  };
}

/** Visits from today on requested outside business hours, soonest first, confirmed or not. */
export function visitsOutsideHours(now: Date): DeskQuery<Appointment> {
  return {
    collection: 'appointments',
    schema: appointmentSchema,
    where: [
      ['outsideHours', '==', true],
      ['scheduledDate', '>=', startOfChicagoDay(now)],
    ],
    order: ['scheduledDate', 'asc'],
    limit: 20,
  };
}

/** Visits of earlier days without a finish or a cancellation, newest first. */
export function visitsLeftOpen(now: Date): DeskQuery<Appointment> {
  return {
    collection: 'appointments',
    schema: appointmentSchema,
    where: [
      ['status', 'in', openAppointmentStatuses],
      ['scheduledDate', '<', startOfChicagoDay(now)],
    ],
    order: ['scheduledDate', 'desc'],
    limit: 20,
  };
}

/** Visits whose welder cannot come, until they have a new time or welder. */
export function visitsThatNeed(what: 'needsTime' | 'needsWelder'): DeskQuery<Appointment> {
  return {
    collection: 'appointments',
    schema: appointmentSchema,
    where: [[what, '==', true]],
    limit: 20,
  };
}
