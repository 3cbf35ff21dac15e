import { clockWords } from '@welding/domain/entities/arrival-words';
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import { dateText } from './date-text.ts';

/** A coming day, `YYYY-MM-DD`, as people speak of it: today, tomorrow, or Thu, Nov 26. */
export function comingDayText(date: string, now: Date): string {
  const today = chicagoDate(now);
  if (date === today) return 'today';
  return date === addDays(today, 1) ? 'tomorrow' : dateText(date);
}

/** A coming time as people speak of it, on Chicago's clock: tomorrow 8:00 AM, or Thu, Nov 26, 8:00 AM. */
export function comingTimeText(instant: Date, now: Date): string {
  const day = comingDayText(chicagoDate(instant), now);
  return `${day}${day.includes(',') ? ',' : ''} ${clockWords(instant)}`;
}
