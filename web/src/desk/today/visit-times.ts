import { type Appointment, durationLabels } from '@welding/domain/entities/appointment';
import { formatChicagoTime } from '@welding/domain/values/chicago-time';

/** When somebody arrives: 9:00 AM, or 9:00 AM to 11:00 AM where the client was told a window. */
export function arrivalText({
  scheduledDate,
  windowMinutes = 0,
}: Pick<Appointment, 'scheduledDate' | 'windowMinutes'>): string {
  const start = new Date(scheduledDate);
  if (windowMinutes === 0) return formatChicagoTime(start);
  const end = new Date(start.getTime() + windowMinutes * 60_000);
  return `${formatChicagoTime(start)} to ${formatChicagoTime(end)}`;
}

/** How long it takes: 2 hours. */
export function durationText({ duration }: Pick<Appointment, 'duration'>): string {
  return durationLabels[duration];
}
