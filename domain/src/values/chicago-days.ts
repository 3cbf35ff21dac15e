import { readChicagoWallTime, toChicagoWallTime } from './chicago-time.ts';

const dayMs = 86_400_000;

/** The Chicago day of an instant, `YYYY-MM-DD`. */
export function chicagoDay(instant: Date): string {
  return toChicagoWallTime(instant).slice(0, 10);
}

/** When the Chicago day begins that is `days` after that of `now`: midnight, which exists once on every day. */
export function startOfChicagoDay(now: Date, days = 0): Date {
  const day = new Date(Date.parse(`${chicagoDay(now)}T00:00:00Z`) + days * dayMs);
  const reading = readChicagoWallTime(`${day.toISOString().slice(0, 10)}T00:00`);
  if (reading.kind !== 'exact')
    throw new RangeError(`${day.toISOString()} has no single midnight in Chicago`);
  return reading.instant;
}

/** The Chicago week of `now` and the one after it, from Monday's midnight to that of the Monday two weeks later. */
export function thisWeekAndNext(now: Date): { from: Date; to: Date } {
  const weekday = new Date(`${chicagoDay(now)}T00:00:00Z`).getUTCDay();
  const sinceMonday = (weekday + 6) % 7;
  return { from: startOfChicagoDay(now, -sinceMonday), to: startOfChicagoDay(now, 14 - sinceMonday) };
}
