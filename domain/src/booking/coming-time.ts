import { clockWords } from '../entities/arrival-words.ts';
import { addDays, chicagoDate } from '../values/chicago-day.ts';
import { dateText } from '../values/date-text.ts';
import { comingTimeTexts } from './coming-time-texts.ts';
import { type SpecialDay, specialHoursText } from './opening-hours.ts';

/** A coming day, `YYYY-MM-DD`, as people speak of it: today, tomorrow, or Thu, Nov 26. */
export function comingDayText(date: string, now: Date): string {
  return nearDayText(date, now) ?? dateText(date);
}

/** A coming time as people speak of it, on Chicago's clock: tomorrow 8:00 AM, or Thu, Nov 26, 8:00 AM. */
export function comingTimeText(instant: Date, now: Date): string {
  const date = chicagoDate(instant);
  const near = nearDayText(date, now);
  const clock = clockWords(instant);
  return near ? comingTimeTexts().soon(near, clock) : comingTimeTexts().dated(dateText(date), clock);
}

function nearDayText(date: string, now: Date): string | undefined {
  const today = chicagoDate(now);
  if (date === today) return comingTimeTexts().today;
  return date === addDays(today, 1) ? comingTimeTexts().tomorrow : undefined;
}

/** A special day, for people: Thu, Nov 26, Thanksgiving: Closed. */
export function specialDayText(day: SpecialDay): string {
  return `${dateText(day.date)}, ${day.label}: ${specialHoursText(day)}`;
}
