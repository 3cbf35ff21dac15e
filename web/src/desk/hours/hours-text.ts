import type { WorkEntry } from '@welding/domain/entities/work-entry';
import { formatChicagoTime } from '@welding/domain/values/chicago-time';
import { weekTexts } from './week-texts.ts';

/** Minutes for people: "3 h 05 min", "45 min"; "0 h" for none. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return rest === 0 ? '0 h' : `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')} min`;
}

/** What was worked and driven, in words. */
export function hoursText({
  driveMinutes,
  workMinutes,
}: {
  readonly driveMinutes: number;
  readonly workMinutes: number;
}): string {
  return weekTexts().workAndDriving(durationText(workMinutes), durationText(driveMinutes));
}

/** From when to when, on Chicago's clock. */
export function timesText({ start, end }: Pick<WorkEntry, 'start' | 'end'>): string {
  return `${formatChicagoTime(new Date(start))} – ${formatChicagoTime(new Date(end))}`;
}
