import type { Appointment } from '@welding/domain/entities/appointment';
import { formatChicagoTime } from '@welding/domain/values/chicago-time';
import { visitTexts } from './visit-texts.ts';

/** When somebody arrives: 9 AM, or 9–11 AM where the client was told a window. */
export function arrivalText({
  scheduledDate,
  windowMinutes = 0,
}: Pick<Appointment, 'scheduledDate' | 'windowMinutes'>): string {
  const start = new Date(scheduledDate);
  const to = shortTime(new Date(start.getTime() + windowMinutes * 60_000));
  if (windowMinutes === 0) return to;
  const from = shortTime(start);
  const half = /\s\D+$/.exec(to)?.[0] ?? '';
  return `${from.endsWith(half) ? from.slice(0, from.length - half.length) : from}–${to}`;
}

/** As 9 AM, or 9:30 AM. */
function shortTime(instant: Date): string {
  return formatChicagoTime(instant).replace(':00', '');
}

/** How long it takes: about 2 h. */
export function durationText({ duration }: Pick<Appointment, 'duration'>): string {
  if (duration === '480') return visitTexts().fullDay;
  const minutes = Number(duration);
  return visitTexts().about(minutes < 60 ? `${minutes} min` : `${minutes / 60} h`);
}
