import type { WorkEntry } from '@welding/domain/entities/work-entry';
import { formatChicagoTime } from '@welding/domain/values/chicago-time';
import { minutesText } from '@welding/domain/values/minutes';
import { weekTexts } from './hours-texts.ts';

export function workedHoursText({
  driveMinutes,
  workMinutes,
}: {
  readonly driveMinutes: number;
  readonly workMinutes: number;
}): string {
  return weekTexts().workAndDriving(minutesText(workMinutes), minutesText(driveMinutes));
}

/** On Chicago's clock. */
export function timesText({ start, end }: Pick<WorkEntry, 'start' | 'end'>): string {
  return `${formatChicagoTime(new Date(start))} – ${formatChicagoTime(new Date(end))}`;
}
