import { formatChicagoTime, readChicagoWallTime, toChicagoWallTime } from '../values/chicago-time.ts';
import type { Appointment } from './appointment.ts';
import { arrivalTexts } from './arrival-texts.ts';

const minuteMs = 60_000;

/** What the two passes of the hour that Chicago's clock goes through twice are called. */
export function clockName(pass: 'first' | 'second'): string {
  return pass === 'first' ? arrivalTexts().daylightTime : arrivalTexts().standardTime;
}

/** A time of day as people say it: 9:00 AM; where the clock shows it twice, which one. */
export function clockWords(instant: Date): string {
  const text = formatChicagoTime(instant);
  const reading = readChicagoWallTime(toChicagoWallTime(instant));
  if (reading.kind !== 'repeated') return text;
  return `${text} (${clockName(reading.first.getTime() === instant.getTime() ? 'first' : 'second')})`;
}

type Arrival = {
  readonly visit: Pick<Appointment, 'scheduledDate'>;
  /** How long after the agreed time the welder may arrive. */
  readonly windowMinutes: number;
};

/** When the welder arrives: at 9:00 AM, or between 9:00 and 10:00 AM. */
export function arrivalWords({ visit, windowMinutes }: Arrival): string {
  const start = new Date(visit.scheduledDate);
  if (windowMinutes === 0) return arrivalTexts().at(clockWords(start));
  const latest = new Date(start.getTime() + windowMinutes * minuteMs);
  return arrivalTexts().between(clockWords(start), clockWords(latest));
}
