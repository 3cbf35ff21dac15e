import { isOpenAt } from '@welding/domain/booking/opening-hours';
import { readChicagoWallTime, toChicagoWallTime } from '@welding/domain/values/chicago-time';

const dayMs = 86_400_000;

/**
 * The start of a visit `days` from `now` at `clock` (24-hour `HH:mm`) in Chicago. If the business is closed then, future visits
 * move to the next open day and past ones to the one before.
 * @returns ISO 8601
 */
export function visitTime(now: Date, days: number, clock: string): string {
  // Whole days counted from noon stay on the right Chicago day when clocks change.
  const noon = instantOf(toChicagoWallTime(now).slice(0, 10), '12:00').getTime();
  const step = days < 0 ? -1 : 1;
  for (let day = days; Math.abs(day - days) <= 7; day += step) {
    const visit = instantOf(toChicagoWallTime(new Date(noon + day * dayMs)).slice(0, 10), clock);
    if (isOpenAt(visit)) return visit.toISOString();
  }
  throw new RangeError(`The business is never open at ${clock}`);
}

function instantOf(day: string, clock: string): Date {
  const reading = readChicagoWallTime(`${day}T${clock}`);
  if (reading.kind !== 'exact') throw new RangeError(`${day} ${clock} is no single instant in Chicago`);
  return reading.instant;
}
