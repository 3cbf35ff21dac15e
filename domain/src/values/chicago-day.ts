import { chosenTimeOf, toChicagoWallTime, wallTimeInstant } from './chicago-time.ts';
import { givenDays, tapWaitingDays } from './limits.ts';

/** The Chicago day, `YYYY-MM-DD`, that `instant` is on. */
export function chicagoDate(instant: Date): string {
  return toChicagoWallTime(instant).slice(0, 10);
}

/** @param month YYYY-MM @param count may be negative */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + count;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** Adds calendar days, independent of clock changes. Both dates are `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  const noon = new Date(`${date}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

/** Both included; at least `first`. Counts them because dates after 9999-12-31 do not sort as text. */
export function daysThrough(first: string, last: string): string[] {
  const days = Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000);
  return Array.from({ length: Math.max(0, days || 0) + 1 }, (_, index) => addDays(first, index));
}

export function mondayOf(date: string): string {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  return addDays(date, -((weekday + 6) % 7));
}

/** Whether `text` is a calendar day, `YYYY-MM-DD`, in the range that the API accepts. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const noon = Date.parse(`${text}T12:00:00Z`);
  const isGiven = text >= givenDays.min && text <= givenDays.max;
  return isGiven && !Number.isNaN(noon) && new Date(noon).toISOString().startsWith(text);
}

/**
 * The instant of Chicago time `clock`, `HH:mm`, on `date`; see `wallTimeInstant`.
 * @throws RangeError for an invalid day or time
 */
export function chicagoInstant(date: string, clock: string, pass?: 'first' | 'second'): Date {
  const instant = wallTimeInstant(`${date}T${clock}`, pass);
  if (!instant) throw new RangeError(`${date} ${clock} is no day and time`);
  return instant;
}

export function startOfChicagoDay(now: Date, days = 0): Date {
  return chicagoInstant(addDays(chicagoDate(now), days), '00:00');
}

export function thisWeekAndNext(now: Date): { from: Date; to: Date } {
  const monday = mondayOf(chicagoDate(now));
  return { from: chicagoInstant(monday, '00:00'), to: chicagoInstant(addDays(monday, 14), '00:00') };
}

/** The earliest start of a visit that a welder may still finish, because a tap may arrive this late. */
export function startOfOpenVisits(now: Date): Date {
  return startOfChicagoDay(now, -tapWaitingDays);
}

/** The start and end of a Chicago day: 23, 24 or 25 hours. */
export function chicagoDayBounds(date: string): { start: Date; end: Date } {
  return { start: chicagoInstant(date, '00:00'), end: chicagoInstant(addDays(date, 1), '00:00') };
}

/** `instant` moved to another day at the same Chicago time. In the hour that repeats it keeps the pass. */
export function moveToDate(instant: Date, date: string): Date {
  const { wallTime, pass } = chosenTimeOf(instant);
  return chicagoInstant(date, wallTime.slice(11), pass);
}
