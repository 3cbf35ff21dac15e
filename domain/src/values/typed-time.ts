import { toChicagoWallTime } from './chicago-time.ts';
import { type DayOrder, readTypedDay } from './typed-day.ts';

/** A Chicago day as YYYY-MM-DD, and its time as HH:mm if one is given. */
export type TypedTime = { readonly day: string; readonly time?: string };

const clockText = String.raw`(\d{1,2})(?::(\d\d))?(?::\d\d(?:\.\d+)?)?\s*(?:([ap])\s?\.?\s?m\b\.?)?`;
const clock = new RegExp(`^(?:at |a las? )?${clockText}$`, 'i');
/** 10/31/2026 9:00 AM, 2026-10-31T09:00:00 */
const afterDay = new RegExp(String.raw`^(.*?\d)(?:[\s,]+|T)(?:at |a las? )?${clockText}$`, 'i');
/** 9:00 AM - 11:00 AM */
const span = new RegExp(String.raw`^(.*?(?:\d|m|m\.))\s*(?:-|–|—|\bto\b|\ba\b)\s*${clockText}$`, 'i');
const withZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/i;
/** A time of a spreadsheet: the part of the day that has passed. */
const partOfDay = /^(\d+)?(\.\d+)$/;

/**
 * A day and its time from one cell or two, in the ways that people and programs write them: 10/31/2026 9:00 AM, Oct 31 2026 at
 * 9am, ISO 8601, Excel's number. Of a span the start counts.
 * @param time a cell of its own for the time @returns undefined without a readable day, or with an unreadable time
 */
export function readTypedTime(text: string, time = '', order?: DayOrder): TypedTime | undefined {
  const typed = withoutEnd(text.trim());
  if (withZone.test(typed)) {
    const at = new Date(typed);
    if (Number.isNaN(at.getTime())) return undefined;
    const [day = '', local = ''] = toChicagoWallTime(at).split('T');
    return withTime(readTypedDay(day), local);
  }
  if (time) return withTime(readTypedDay(typed, order), readClock(withoutEnd(time.trim())));
  const [, days, part = ''] = partOfDay.exec(typed) ?? [];
  if (days) return withTime(readTypedDay(days), readClock(part));
  const found = afterDay.exec(typed);
  const [, before = '', hours = '', minutes, half] = found ?? [];
  const day = found && (minutes || half) ? readTypedDay(before.trim(), order) : undefined;
  if (day) return withTime(day, clockOf(hours, minutes, half));
  const alone = readTypedDay(typed, order);
  return alone ? { day: alone } : undefined;
}

function withTime(day: string | undefined, time: string | undefined): TypedTime | undefined {
  return day && time ? { day, time } : undefined;
}

/** Without the end of a span. A day that ends in numbers has none: 10-31-2026. */
function withoutEnd(text: string): string {
  const [, start, , minutes, half] = span.exec(text) ?? [];
  return start && (minutes || half) ? start : text;
}

/** HH:mm of 9 AM, 2:30 p. m., 14:30 or a spreadsheet's 0.375. */
function readClock(text: string): string | undefined {
  const [, days, part] = partOfDay.exec(text) ?? [];
  if (part && !Number(days)) {
    const minutes = Math.round(Number(part) * 24 * 60);
    return clockOf(String(Math.floor(minutes / 60)), String(minutes % 60).padStart(2, '0'));
  }
  const [, hours = '', minutes, half] = clock.exec(text) ?? [];
  return minutes || half ? clockOf(hours, minutes, half) : undefined;
}

function clockOf(hours: string, minutes = '00', half?: string): string | undefined {
  const typed = Number(hours);
  if (Number(minutes) > 59 || typed > 23 || (half && (typed < 1 || typed > 12))) return undefined;
  const hour = half ? (typed % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : typed;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

const units =
  /^(?:(\d+(?:[.,]\d+)?)\s*h(?:(?:ou)?rs?|oras?)?\.?)?\s*(?:(\d+)\s*(?:m(?:in(?:ute|uto)?s?)?\.?)?)?$/i;

/**
 * A length in minutes: 90, 90 min, 1.5 h, 1:30, 1 h 30 min. Plain numbers up to 12 are hours, because no work takes so few
 * minutes.
 */
export function readTypedMinutes(text: string): number | undefined {
  const typed = text.trim();
  const [, whole, rest] = /^(\d{1,2}):([0-5]\d)(?::\d\d)?$/.exec(typed) ?? [];
  if (whole !== undefined) return Number(whole) * 60 + Number(rest);
  if (/^\d+(?:\.\d+)?$/.test(typed)) return Math.round(Number(typed) * (Number(typed) <= 12 ? 60 : 1));
  const [, hours, minutes] = units.exec(typed) ?? [];
  if (hours === undefined && minutes === undefined) return undefined;
  return Math.round(Number((hours ?? '0').replace(',', '.')) * 60) + Number(minutes ?? 0);
}
