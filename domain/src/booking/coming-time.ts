import { clockWords } from '../entities/arrival-words.ts';
import { addDays, chicagoDate } from '../values/chicago-day.ts';
import { lazyByLanguage } from '../values/chicago-time.ts';
import { inLanguages, say } from '../values/language.ts';
import { withArticle } from '../values/words.ts';
import { type SpecialDay, specialHoursText } from './opening-hours.ts';

const dayFormat = lazyByLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' }),
);

/** A calendar day, `YYYY-MM-DD`, for people: Thu, Nov 26. */
export function dateText(date: string): string {
  return dayFormat().format(new Date(`${date}T12:00:00Z`));
}

const comingTimeTexts = inLanguages({
  today: say('today', 'hoy'),
  tomorrow: say('tomorrow', 'mañana'),
  soon: say(
    (day: string, clock: string) => `${day} ${clock}`,
    (day, clock) => `${day} a ${withArticle(clock)}`,
  ),
  dated: say(
    (day: string, clock: string) => `${day}, ${clock}`,
    (day, clock) => `${day}, ${clock}`,
  ),
});

/** An upcoming day, `YYYY-MM-DD`, in words: today, tomorrow, or Thu, Nov 26. */
export function comingDayText(date: string, now: Date): string {
  return nearDayText(date, now) ?? dateText(date);
}

/** An upcoming Chicago time in words: tomorrow 8:00 AM, or Thu, Nov 26, 8:00 AM. */
export function comingTimeText(instant: Date, now: Date): string {
  const t = comingTimeTexts();
  const date = chicagoDate(instant);
  const near = nearDayText(date, now);
  const clock = clockWords(instant);
  return near ? t.soon(near, clock) : t.dated(dateText(date), clock);
}

function nearDayText(date: string, now: Date): string | undefined {
  const t = comingTimeTexts();
  const today = chicagoDate(now);
  if (date === today) return t.today;
  return date === addDays(today, 1) ? t.tomorrow : undefined;
}

/** For example Thu, Nov 26, Thanksgiving: Closed. */
export function specialDayText(day: SpecialDay): string {
  return `${dateText(day.date)}, ${day.label}: ${specialHoursText(day)}`;
}
