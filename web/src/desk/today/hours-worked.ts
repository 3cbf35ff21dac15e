import type { Appointment } from '@welding/domain/entities/appointment';

/** Hours to suggest at the end of a visit, in quarters: since its start, or its planned length when Start was not tapped. */
export function hoursWorked(
  { startedAt, duration }: Pick<Appointment, 'startedAt' | 'duration'>,
  now: Date,
): number {
  if (!startedAt) return Number(duration) / 60;
  const quarters = Math.ceil((now.getTime() - Date.parse(startedAt)) / 900_000);
  return Math.min(24, Math.max(1, quarters) / 4);
}
