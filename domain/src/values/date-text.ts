import { lazyByLanguage } from './chicago-time.ts';

const format = lazyByLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' }),
);

/** A calendar day, `YYYY-MM-DD`, for people: Thu, Nov 26. */
export function dateText(date: string): string {
  return format().format(new Date(`${date}T12:00:00Z`));
}
