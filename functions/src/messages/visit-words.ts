import { type Appointment, durationLabels } from '@welding/domain/entities/appointment';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import {
  formatChicagoTime,
  formatChicagoWeekday,
  readChicagoWallTime,
  toChicagoWallTime,
} from '@welding/domain/values/chicago-time';

const minuteMs = 60_000;

/** A visit as mails tell of it. `windowMinutes`: how long after the agreed time the welder may arrive. */
export type ToldVisit = { readonly visit: Appointment; readonly windowMinutes: number; readonly now: Date };

/** The Chicago day of an instant as people say it: Tuesday, November 24; with its year when that is not this one. */
export function dayWords(instant: Date, now: Date): string {
  const year = chicagoDate(instant).slice(0, 4);
  const day = formatChicagoWeekday(instant);
  return year === chicagoDate(now).slice(0, 4) ? day : `${day}, ${year}`;
}

/** A time of day as people say it: 9:00 AM; where the clock shows it twice, which one. */
export function clockWords(instant: Date): string {
  const text = formatChicagoTime(instant);
  const reading = readChicagoWallTime(toChicagoWallTime(instant));
  if (reading.kind !== 'repeated') return text;
  const isFirst = reading.first.getTime() === instant.getTime();
  return `${text} (${isFirst ? 'daylight' : 'standard'} time)`;
}

/** When a visit begins: Tuesday, November 24 at 9:00 AM. */
export function startWords({ visit, now }: Pick<ToldVisit, 'visit' | 'now'>): string {
  const start = new Date(visit.scheduledDate);
  return `${dayWords(start, now)} at ${clockWords(start)}`;
}

/** When the welder arrives: at 9:00 AM, or between 9:00 and 10:00 AM. */
export function arrivalWords({ visit, windowMinutes }: Pick<ToldVisit, 'visit' | 'windowMinutes'>): string {
  const start = new Date(visit.scheduledDate);
  if (windowMinutes === 0) return `at ${clockWords(start)}`;
  const latest = new Date(start.getTime() + windowMinutes * minuteMs);
  const [from, to] = [clockWords(start), clockWords(latest)];
  const sameHalf = from.slice(-3) === to.slice(-3) && /^ [AP]M$/.test(from.slice(-3));
  return `between ${sameHalf ? from.slice(0, -3) : from} and ${to}`;
}

/** How long a visit takes: 2 hours, a full day. */
export function durationWords({ duration }: Pick<Appointment, 'duration'>): string {
  return duration === '480' ? 'a full day' : durationLabels[duration];
}

/** What a mail says of a visit, fact by fact. */
export function visitFacts(told: ToldVisit): (readonly [label: string, value: string])[] {
  const { visit, now } = told;
  const arrival = arrivalWords(told);
  return [
    ['Day', dayWords(new Date(visit.scheduledDate), now)],
    ['We arrive', `${arrival.charAt(0).toUpperCase()}${arrival.slice(1)}`],
    ['It takes', visit.duration === '480' ? 'A full day' : `About ${durationWords(visit)}`],
    ['For', visit.title],
    ...(visit.address ? [['Where', visit.address] as const] : []),
  ];
}
