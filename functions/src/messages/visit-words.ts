import { type Appointment, durationLabels } from '@welding/domain/entities/appointment';
import { arrivalWords, clockWords } from '@welding/domain/entities/arrival-words';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { formatChicagoWeekday } from '@welding/domain/values/chicago-time';
import { placeText } from '@welding/domain/values/place';
import { messagesTexts } from './messages-texts.ts';

/** A visit as mails tell of it. `windowMinutes`: how long after the agreed time the welder may arrive. */
export type ToldVisit = { readonly visit: Appointment; readonly windowMinutes: number; readonly now: Date };

/** The Chicago day of an instant as people say it: Tuesday, November 24; with its year when that is not this one. */
export function dayWords(instant: Date, now: Date): string {
  const year = chicagoDate(instant).slice(0, 4);
  const day = formatChicagoWeekday(instant);
  return year === chicagoDate(now).slice(0, 4) ? day : `${day}, ${year}`;
}

/** When a visit begins: Tuesday, November 24 at 9:00 AM. */
export function startWords({
  visit,
  now,
}: Pick<ToldVisit, 'now'> & { readonly visit: Pick<Appointment, 'scheduledDate'> }): string {
  const start = new Date(visit.scheduledDate);
  return messagesTexts().dayAtClock(dayWords(start, now), clockWords(start));
}

/** When the welder arrives: Tuesday, November 24, between 9:00 and 10:00 AM; without a window as `startWords`. */
export function arrivalDayWords(told: Pick<ToldVisit, 'visit' | 'now'>): string {
  const { visit, now } = told;
  const { windowMinutes = 0 } = visit;
  if (windowMinutes === 0) return startWords(told);
  return `${dayWords(new Date(visit.scheduledDate), now)}, ${arrivalWords({ visit, windowMinutes })}`;
}

/** How long a visit takes: 2 hours, a full day. */
export function durationWords({ duration }: Pick<Appointment, 'duration'>): string {
  return duration === '480' ? messagesTexts().aFullDay : durationLabels[duration];
}

/** What a mail says of a visit, fact by fact. */
export function visitFacts(told: ToldVisit): (readonly [label: string, value: string])[] {
  const { visit, now } = told;
  const arrival = arrivalWords(told);
  return [
    [messagesTexts().day, dayWords(new Date(visit.scheduledDate), now)],
    [messagesTexts().weArrive, `${arrival.charAt(0).toUpperCase()}${arrival.slice(1)}`],
    [
      messagesTexts().itTakes,
      visit.duration === '480' ? messagesTexts().fullDay : messagesTexts().aboutLength(durationWords(visit)),
    ],
    [messagesTexts().for, visit.title],
    ...(placeText(visit) ? [[messagesTexts().where, placeText(visit)] as const] : []),
  ];
}

/**
 * How a mail begins: "Hi Casey," or, where the name may be something else, "Hello,". Anybody can type any name and any
 * e-mail into the form for quotes, so that neither a sentence nor what mail programs make a link of may come along as a name.
 */
export function greeting(firstName: string): string {
  const name = firstName.trim();
  return name.length <= 40 && /^[\p{L}\p{M}’'-]+(?: [\p{L}\p{M}’'-]+)?$/u.test(name)
    ? messagesTexts().hi(name)
    : messagesTexts().hello;
}
