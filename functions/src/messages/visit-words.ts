import type { Appointment } from '@welding/domain/entities/appointment';
import { arrivalWords, clockWords } from '@welding/domain/entities/arrival-words';
import { durationWords } from '@welding/domain/entities/duration';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { formatChicagoWeekday } from '@welding/domain/values/chicago-time';
import { placeText } from '@welding/domain/values/place';
import { messagesTexts } from './messages-texts.ts';

/** A visit for the texts of mails. `windowMinutes`: the default arrival window. */
export type WordedVisit = { readonly visit: Appointment; readonly windowMinutes: number; readonly now: Date };

/** An instant's Chicago day in words: Tuesday, November 24; with its year when that is not the current one. */
export function dayWords(instant: Date, now: Date): string {
  const year = chicagoDate(instant).slice(0, 4);
  const day = formatChicagoWeekday(instant);
  return year === chicagoDate(now).slice(0, 4) ? day : `${day}, ${year}`;
}

/** A visit's start: Tuesday, November 24 at 9:00 AM. */
export function startWords({
  visit,
  now,
}: Pick<WordedVisit, 'now'> & { readonly visit: Pick<Appointment, 'scheduledDate'> }): string {
  const start = new Date(visit.scheduledDate);
  return messagesTexts().dayAtClock(dayWords(start, now), clockWords(start));
}

/** The arrival window: Tuesday, November 24, between 9:00 and 10:00 AM; without a window as `startWords`. */
export function arrivalDayWords(told: Pick<WordedVisit, 'visit' | 'now'>): string {
  const { visit, now } = told;
  const { windowMinutes = 0 } = visit;
  if (windowMinutes === 0) return startWords(told);
  return `${dayWords(new Date(visit.scheduledDate), now)}, ${arrivalWords({ visit, windowMinutes })}`;
}

/** A visit's length: 2 hours, a full day. */
export function lengthWords({ duration }: Pick<Appointment, 'duration'>): string {
  return duration === '480' ? messagesTexts().aFullDay : durationWords(duration);
}

export function visitFacts(told: WordedVisit): (readonly [label: string, value: string])[] {
  const t = messagesTexts();
  const { visit, now } = told;
  const arrival = arrivalWords(told);
  return [
    [t.day, dayWords(new Date(visit.scheduledDate), now)],
    [t.weArrive, `${arrival.charAt(0).toUpperCase()}${arrival.slice(1)}`],
    [t.itTakes, visit.duration === '480' ? t.fullDay : t.aboutLength(lengthWords(visit))],
    [t.for, visit.title],
    ...(placeText(visit) ? [[t.where, placeText(visit)] as const] : []),
  ];
}

/**
 * A mail's greeting: "Hi Casey," or, for a suspicious name, "Hello,". Anyone can type any name and email into the quote form,
 * so sentences and anything a mail program turns into a link are left out.
 */
export function greeting(firstName: string): string {
  const t = messagesTexts();
  const name = firstName.trim();
  return name.length <= 40 && /^[\p{L}\p{M}’'-]+(?: [\p{L}\p{M}’'-]+)?$/u.test(name) ? t.hi(name) : t.hello;
}
