import { formatChicagoTime, readChicagoWallTime, toChicagoWallTime } from '../values/chicago-time.ts';
import type { Appointment } from './appointment.ts';
import { arrivalTexts } from './arrival-texts.ts';

const minuteMs = 60_000;

/** Names the two passes of the hour that repeats when Chicago leaves daylight saving time. */
export function clockName(pass: 'first' | 'second'): string {
  return pass === 'first' ? arrivalTexts().daylightTime : arrivalTexts().standardTime;
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
  const start = new Date(visit.scheduledDate);
  if (windowMinutes === 0) return arrivalTexts().at(clockWords(start));
  const latest = new Date(start.getTime() + windowMinutes * minuteMs);
  return arrivalTexts().between(clockWords(start), clockWords(latest));
}
