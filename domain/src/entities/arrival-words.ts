import { formatChicagoTime, readChicagoWallTime, toChicagoWallTime } from '../values/chicago-time.ts';
import { inLanguages, say } from '../values/language.ts';
import { withArticle } from '../values/words.ts';
import type { Appointment } from './appointment.ts';
import { durationText } from './duration.ts';

/** Whether both times are AM or both PM, so that the sentence says it once. */
const sameHalf = (from: string, to: string) =>
  from.slice(-3) === to.slice(-3) && /^ [AP]M$/.test(from.slice(-3));

/** The "a. m." or "p. m." that ends a time; undefined when the clock's name follows it. */
const half = (clock: string) => / [ap]\.\sm\.$/.exec(clock)?.[0];

const withoutSameHalf = (from: string, to: string) => {
  const own = half(from);
  return own !== undefined && own === half(to) ? from.slice(0, -own.length) : from;
};

const arrivalTexts = inLanguages({
  daylightTime: say('daylight time', 'horario de verano'),
  standardTime: say('standard time', 'horario estándar'),
  at: say(
    (clock: string) => `at ${clock}`,
    (clock: string) => `a ${withArticle(clock)}`,
  ),
  arrive: say(
    (arrival: string) => `Arrive ${arrival}`,
    (arrival) => `Llegar ${arrival}`,
  ),
  between: say(
    (from: string, to: string) => `between ${sameHalf(from, to) ? from.slice(0, -3) : from} and ${to}`,
    (from: string, to: string) => `entre ${withArticle(withoutSameHalf(from, to))} y ${withArticle(to)}`,
  ),
});

const minuteMs = 60_000;

/** Names the two passes of the hour that repeats when Chicago leaves daylight saving time. */
export function clockName(pass: 'first' | 'second'): string {
  const t = arrivalTexts();
  return pass === 'first' ? t.daylightTime : t.standardTime;
}

/** A Chicago time of day: 9:00 AM. Names the pass in the hour that repeats. */
export function clockWords(instant: Date): string {
  const text = formatChicagoTime(instant);
  const reading = readChicagoWallTime(toChicagoWallTime(instant));
  if (reading.kind !== 'repeated') return text;
  return `${text} (${clockName(reading.first.getTime() === instant.getTime() ? 'first' : 'second')})`;
}

type Arrival = {
  readonly visit: Pick<Appointment, 'scheduledDate'>;
  readonly windowMinutes: number;
};

export function arrivalWords({ visit, windowMinutes }: Arrival): string {
  const t = arrivalTexts();
  const start = new Date(visit.scheduledDate);
  if (windowMinutes === 0) return t.at(clockWords(start));
  const latest = new Date(start.getTime() + windowMinutes * minuteMs);
  return t.between(clockWords(start), clockWords(latest));
}

type TimeOfVisit = Pick<Appointment, 'scheduledDate' | 'windowMinutes'>;

/** When the crew arrives, for lists: Arrive 9 AM, or Arrive 8:30–9:30 AM with a window. */
export function arrivalText({ scheduledDate, windowMinutes = 0 }: TimeOfVisit): string {
  const t = arrivalTexts();
  const start = new Date(scheduledDate);
  const to = shortClock(new Date(start.getTime() + windowMinutes * minuteMs));
  if (windowMinutes === 0) return t.arrive(to);
  const from = shortClock(start);
  const [, half = ''] = /(\s[^\d()]+)$/.exec(to) ?? [];
  const sharesHalf = half !== '' && from.endsWith(half);
  return t.arrive(`${sharesHalf ? from.slice(0, -half.length) : from}–${to}`);
}

/** A visit's arrival and length, for lists: Arrive 8:30–9:30 AM · 2 h. */
export function visitTimeText(visit: TimeOfVisit & Pick<Appointment, 'duration'>): string {
  return `${arrivalText(visit)} · ${durationText(visit.duration)}`;
}

/** For example 9 AM, 9:30 AM, or 1:30 AM (daylight time). */
function shortClock(instant: Date): string {
  return clockWords(instant).replace(':00', '');
}
