import type { Appointment } from '@welding/domain/entities/appointment';
import { formatChicagoTime } from '@welding/domain/values/chicago-time';

/** When somebody arrives: 9 AM, or 9–11 AM where the client was told a window. */
export function arrivalText({
  scheduledDate,
  windowMinutes = 0,
}: Pick<Appointment, 'scheduledDate' | 'windowMinutes'>): string {
  const start = new Date(scheduledDate);
  const to = shortTime(new Date(start.getTime() + windowMinutes * 60_000));
  if (windowMinutes === 0) return to;
  const from = shortTime(start);
  return `${from.slice(-2) === to.slice(-2) ? from.slice(0, -3) : from}–${to}`;
}

/** As 9 AM, or 9:30 AM. */
function shortTime(instant: Date): string {
  return formatChicagoTime(instant).replace(':00', '');
}

/** How long it takes: about 2 h. */
export function durationText({ duration }: Pick<Appointment, 'duration'>): string {
  if (duration === '480') return 'full day';
  const minutes = Number(duration);
  return minutes < 60 ? `about ${minutes} min` : `about ${minutes / 60} h`;
}
