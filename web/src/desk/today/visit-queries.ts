import type { Appointment } from '@welding/domain/entities/appointment';
import { storedAppointmentSchema } from '@welding/domain/entities/stored-appointment';
import { startOfChicagoDay, thisWeekAndNext } from '@welding/domain/values/chicago-day';
import type { ListQuery } from '#shared/live-lists/list-query.ts';

/** More visits than two welders have in two weeks. */
const mostVisits = 100;

/** A welder's visits of this week and the next. */
export function visitsOfWelder(welderId: string, now: Date): ListQuery<Appointment> {
  const { from, to } = thisWeekAndNext(now);
  return {
    collection: 'appointments',
    schema: storedAppointmentSchema,
    where: [
      ['welderId', '==', welderId],
      ['scheduledDate', '>=', from],
      ['scheduledDate', '<', to],
    ],
    order: ['scheduledDate', 'asc'],
    limit: mostVisits,
  };
}

/** Everybody's visits from today on, the soonest first. */
export function comingVisits(now: Date): ListQuery<Appointment> {
  return {
    collection: 'appointments',
    schema: storedAppointmentSchema,
    where: [['scheduledDate', '>=', startOfChicagoDay(now)]],
    order: ['scheduledDate', 'asc'],
    limit: mostVisits,
  };
}
