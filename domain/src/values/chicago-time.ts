import { TZDateMini } from '@date-fns/tz';
import { addHours } from 'date-fns/addHours';
import { business } from './business.ts';
import { lazy } from './lazy.ts';
import { timeTexts } from './words.ts';

/** Creates an Intl format per locale on first use. */
export function lazyByLanguage<Format>(make: (locale: string) => Format): () => Format {
  const formats = new Map<string, () => Format>();
  return () => {
    const { locale } = timeTexts();
    const format = formats.get(locale) ?? lazy(() => make(locale));
    formats.set(locale, format);
    return format();
  };
}

/** The meaning of a Chicago time, `YYYY-MM-DDTHH:mm`: one instant; on clock change days possibly none or two. */
type WallTimeReading =
  | { kind: 'exact'; instant: Date }
  | { kind: 'skipped' /** The same reading an hour later, which exists. */; next: Date }
  | { kind: 'repeated'; first: Date; second: Date }
  | { kind: 'invalid' };

const wallTimePattern = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

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
 * The instant of a Chicago time. A skipped time moves an hour later. A repeated time is the first, unless `pass` says second.
 * Undefined for an invalid day or time.
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

/** An instant as Chicago time for a date-time picker, `YYYY-MM-DDTHH:mm`. */
export function toChicagoWallTime(instant: Date): string {
  const local = new TZDateMini(instant.getTime(), business.timeZone);
  const pad = (value: number) => String(value).padStart(2, '0');
  const date = `${String(local.getFullYear()).padStart(4, '0')}-${pad(local.getMonth() + 1)}-${pad(local.getDate())}`;
  return `${date}T${pad(local.getHours())}:${pad(local.getMinutes())}`;
}

/** A Chicago time, `YYYY-MM-DDTHH:mm`, in a form. `pass` picks one in the hour that repeats. */
export type ChosenTime = { readonly wallTime: string; readonly pass: 'first' | 'second' };

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

export function formatChicagoDateTime(instant: Date): string {
  return `${formatChicagoDate(instant)}, ${formatChicagoTime(instant)}`;
}

/** A Chicago date: Sun, Mar 14, 2027. Avoids Intl because first screens use it (see `lazy`). */
export function formatChicagoDate(instant: Date): string {
  return dateOf(new TZDateMini(instant.getTime(), business.timeZone));
}

/** An instant on the clock of the device: Sun, Mar 14, 2027, 3:10 PM. */
export function formatDeviceDateTime(instant: Date): string {
  return `${dateOf(instant)}, ${timeOf(instant)}`;
}

function dateOf(local: Date): string {
  const t = timeTexts();
  const date = t.date(local.getDate(), local.getMonth(), local.getFullYear());
  return t.withWeekday(local.getDay(), date);
}

function timeOf(local: Date): string {
  return timeTexts().timeOfDay(local.getHours(), String(local.getMinutes()).padStart(2, '0'));
}

export function formatChicagoWeekday(instant: Date): string {
  return weekdayFormat().format(instant);
}

export function formatChicagoTime(instant: Date): string {
  return timeOf(new TZDateMini(instant.getTime(), business.timeZone));
}

/** Whether the device's clock differs from Chicago's at `instant`. */
export function deviceDiffersFromChicago(instant: Date): boolean {
  return minutesToUtc(instant) !== instant.getTimezoneOffset();
}

/** Whether Chicago's clock changes between two instants less than a season apart. */
export function isClockChanged(from: Date, to: Date): boolean {
  return minutesToUtc(from) !== minutesToUtc(to);
}

function minutesToUtc(instant: Date): number {
  return new TZDateMini(instant.getTime(), business.timeZone).getTimezoneOffset();
}

/** The instant of a form's time; undefined for an invalid or skipped time. */
export function chosenInstant({ wallTime, pass }: ChosenTime): Date | undefined {
  const reading = readChicagoWallTime(wallTime);
  if (reading.kind === 'exact') return reading.instant;
  return reading.kind === 'repeated' ? reading[pass] : undefined;
}
