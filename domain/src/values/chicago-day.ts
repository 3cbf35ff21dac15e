import { chosenTimeOf, formatChicagoDate, toChicagoWallTime, wallTimeInstant } from './chicago-time.ts';
import { givenDays } from './limits.ts';

/** The Chicago day, `YYYY-MM-DD`, that `instant` is on. */
export function chicagoDate(instant: Date): string {
  return toChicagoWallTime(instant).slice(0, 10);
}

/** The day `days` after `date`; calendar days, whatever the clocks do. Both are `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  const noon = new Date(`${date}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

/** The days from `first` to `last`, both included: `first` at least. Counted, as days past 9999-12-31 sort before others. */
export function daysThrough(first: string, last: string): string[] {
  const days = Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000);
  return Array.from({ length: Math.max(0, days || 0) + 1 }, (_, index) => addDays(first, index));
}

/** The Monday of the week that `date` is in. */
export function mondayOf(date: string): string {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  return addDays(date, -((weekday + 6) % 7));
}

/** Whether `text` is a day of the calendar, `YYYY-MM-DD`, that the API takes. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const noon = Date.parse(`${text}T12:00:00Z`);
  const isGiven = text >= givenDays.min && text <= givenDays.max;
  return isGiven && !Number.isNaN(noon) && new Date(noon).toISOString().startsWith(text);
}

/**
 * The instant at which Chicago's clock shows `clock`, `HH:mm`, on `date`, as `wallTimeInstant`.
 * @throws RangeError for what is no day and time
 */
export function chicagoInstant(date: string, clock: string, pass?: 'first' | 'second'): Date {
  const instant = wallTimeInstant(`${date}T${clock}`, pass);
  if (!instant) throw new RangeError(`${date} ${clock} is no day and time`);
  return instant;
}

/** When the Chicago day begins that is `days` after that of `now`. */
export function startOfChicagoDay(now: Date, days = 0): Date {
  return chicagoInstant(addDays(chicagoDate(now), days), '00:00');
}

/** The Chicago week of `now` and the one after it, from Monday's midnight to that of the Monday two weeks later. */
export function thisWeekAndNext(now: Date): { from: Date; to: Date } {
  const monday = mondayOf(chicagoDate(now));
  return { from: chicagoInstant(monday, '00:00'), to: chicagoInstant(addDays(monday, 14), '00:00') };
}

/** From when to when a Chicago day lasts: 23, 24 or 25 hours. */
export function chicagoDayBounds(date: string): { start: Date; end: Date } {
  return { start: chicagoInstant(date, '00:00'), end: chicagoInstant(addDays(date, 1), '00:00') };
}

/** `instant` on another day, with the same reading of Chicago's clock; in the hour that comes twice the same pass. */
export function moveToDate(instant: Date, date: string): Date {
  const { wallTime, pass } = chosenTimeOf(instant);
  return chicagoInstant(date, wallTime.slice(11), pass);
}

/** A Chicago day, `YYYY-MM-DD`, for people: Sun, Mar 14, 2027. */
export function formatDay(date: string): string {
  return formatChicagoDate(chicagoInstant(date, '12:00'));
}
