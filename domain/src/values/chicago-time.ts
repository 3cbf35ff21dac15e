import { TZDateMini } from '@date-fns/tz';
import { addHours } from 'date-fns/addHours';
import { business } from './business.ts';
import { lazy } from './lazy.ts';
import { timeTexts } from './time-texts.ts';

/** Formats of Intl for each locale that people are spoken to in, each made when it is first asked for. */
export function lazyByLanguage<Format>(make: (locale: string) => Format): () => Format {
  const formats = new Map<string, () => Format>();
  return () => {
    const { locale } = timeTexts();
    const format = formats.get(locale) ?? lazy(() => make(locale));
    formats.set(locale, format);
    return format();
  };
}

/** What a Chicago wall time, `YYYY-MM-DDTHH:mm`, stands for. On the two change days it may be no instant, or two. */
type WallTimeReading =
  | { kind: 'exact'; instant: Date }
  | { kind: 'skipped' /** The same clock reading an hour on, which does exist. */; next: Date }
  | { kind: 'repeated'; first: Date; second: Date }
  | { kind: 'invalid' };

const wallTimePattern = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

/** Reads a Chicago wall time as a date-time picker gives it. */
export function readChicagoWallTime(wallTime: string): WallTimeReading {
  const match = wallTimePattern.exec(wallTime);
  if (!match) return { kind: 'invalid' };
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number);
  const found = new Date(+new TZDateMini(year, month - 1, day, hour, minute, business.timeZone));
  if (toChicagoWallTime(found) !== wallTime) {
    const isCalendarTime = toUtcWallTime(new Date(Date.UTC(year, month - 1, day, hour, minute))) === wallTime;
    return isCalendarTime ? { kind: 'skipped', next: found } : { kind: 'invalid' };
  }
  const before = new Date(+addHours(found, -1));
  const after = new Date(+addHours(found, 1));
  if (toChicagoWallTime(before) === wallTime) return { kind: 'repeated', first: before, second: found };
  if (toChicagoWallTime(after) === wallTime) return { kind: 'repeated', first: found, second: after };
  return { kind: 'exact', instant: found };
}

/**
 * The instant that a wall time stands for. One that the clock skips is the same reading an hour on; of one that comes twice it is
 * the first, or the second where `pass` says so. Undefined for what is no day and time.
 */
export function wallTimeInstant(wallTime: string, pass: 'first' | 'second' = 'first'): Date | undefined {
  const reading = readChicagoWallTime(wallTime);
  switch (reading.kind) {
    case 'exact':
      return reading.instant;
    case 'skipped':
      return reading.next;
    case 'repeated':
      return reading[pass];
    case 'invalid':
      return undefined;
  }
}

/** An instant as Chicago wall time, `YYYY-MM-DDTHH:mm`, as a date-time picker takes it. */
export function toChicagoWallTime(instant: Date): string {
  const local = new TZDateMini(instant.getTime(), business.timeZone);
  const pad = (value: number) => String(value).padStart(2, '0');
  const date = `${String(local.getFullYear()).padStart(4, '0')}-${pad(local.getMonth() + 1)}-${pad(local.getDate())}`;
  return `${date}T${pad(local.getHours())}:${pad(local.getMinutes())}`;
}

/** A Chicago wall time, `YYYY-MM-DDTHH:mm`, as a form holds it; `pass` tells which one is meant where it comes twice. */
export type ChosenTime = { readonly wallTime: string; readonly pass: 'first' | 'second' };

/** The wall time that stands for `instant`. */
export function chosenTimeOf(instant: Date): ChosenTime {
  const wallTime = toChicagoWallTime(instant);
  const reading = readChicagoWallTime(wallTime);
  const isSecond = reading.kind === 'repeated' && reading.second.getTime() === instant.getTime();
  return { wallTime, pass: isSecond ? 'second' : 'first' };
}

function toUtcWallTime(instant: Date): string {
  return instant.toISOString().slice(0, 16);
}

const weekdayFormat = lazyByLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: business.timeZone,
      weekday: 'long',
      month: 'long',
      day: 'numeric',
    }),
);

/** Chicago date and time for people: Sun, Mar 14, 2027, 3:10 PM. */
export function formatChicagoDateTime(instant: Date): string {
  return `${formatChicagoDate(instant)}, ${formatChicagoTime(instant)}`;
}

/** Chicago date for people: Sun, Mar 14, 2027. Without a formatter of Intl, as first screens show it (`lazy` says why). */
export function formatChicagoDate(instant: Date): string {
  const local = new TZDateMini(instant.getTime(), business.timeZone);
  return timeTexts().dayInYear(local.getDay(), local.getDate(), local.getMonth(), local.getFullYear());
}

/** Chicago day for people, in full and without its year: Sunday, March 14. */
export function formatChicagoWeekday(instant: Date): string {
  return weekdayFormat().format(instant);
}

/** Chicago time of day for people: 3:10 PM. */
export function formatChicagoTime(instant: Date): string {
  const local = new TZDateMini(instant.getTime(), business.timeZone);
  return timeTexts().timeOfDay(local.getHours(), String(local.getMinutes()).padStart(2, '0'));
}

/** Whether the device's clock shows another time than Chicago's at `instant`. */
export function deviceDiffersFromChicago(instant: Date): boolean {
  return minutesToUtc(instant) !== instant.getTimezoneOffset();
}

/** Whether Chicago's clock is changed between two instants that are less than a season apart. */
export function isClockChanged(from: Date, to: Date): boolean {
  return minutesToUtc(from) !== minutesToUtc(to);
}

function minutesToUtc(instant: Date): number {
  return new TZDateMini(instant.getTime(), business.timeZone).getTimezoneOffset();
}

/** The instant that a form's time stands for; undefined when there is none, as for a time that the clock skips. */
export function chosenInstant({ wallTime, pass }: ChosenTime): Date | undefined {
  const reading = readChicagoWallTime(wallTime);
  if (reading.kind === 'exact') return reading.instant;
  return reading.kind === 'repeated' ? reading[pass] : undefined;
}
