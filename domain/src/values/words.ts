import { inLanguages, say } from './language.ts';

const englishWeekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

const englishMonths = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

const spanishWeekdays = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'] as const;

const spanishMonths = 'ene feb mar abr may jun jul ago sept oct nov dic'.split(' ');

export const timeTexts = inLanguages({
  locale: say('en-US', 'es-US'),
  /** @param month from 0, January */
  date: say(
    (day: number, month: number, year: number) => `${englishMonths[month]} ${day}, ${year}`,
    (day: number, month: number, year: number) => `${day} de ${spanishMonths[month]} de ${year}`,
  ),
  /** @param weekday from 0, Sunday */
  withWeekday: say(
    (weekday: number, date: string) => `${englishWeekdays[weekday]}, ${date}`,
    (weekday: number, date: string) => `${spanishWeekdays[weekday]}, ${date}`,
  ),
  // Prevents a line break between the a and the m.
  timeOfDay: say(
    (hour: number, minutes: string) => `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`,
    (hour: number, minutes: string) =>
      `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'a.\u00a0m.' : 'p.\u00a0m.'}`,
  ),
});

const noonOf = (date: string) => new Date(`${date}T12:00:00Z`);

/** A Chicago day, `YYYY-MM-DD`, for people: Sun, Mar 14, 2027. Needs no time zone, because public pages use it. */
export function formatDay(date: string): string {
  return timeTexts().withWeekday(noonOf(date).getUTCDay(), formatDate(date));
}

/** Like `formatDay`, without the weekday: Mar 14, 2027. */
export function formatDate(date: string): string {
  const noon = noonOf(date);
  return timeTexts().date(noon.getUTCDate(), noon.getUTCMonth(), noon.getUTCFullYear());
}

// Building blocks of Spanish sentences, for `*-texts.ts` only.

/** A time of day with its article: la 1:00 p. m., las 7:00 a. m. */
export function withArticle(clock: string): string {
  return `${clock.startsWith('1:') ? 'la' : 'las'} ${clock}`;
}

/** Removes the second period after a final "a. m." or "p. m.". */
export function stopOnce(sentences: string): string {
  return sentences.replaceAll('m..', 'm.');
}
