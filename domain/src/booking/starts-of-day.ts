import { chicagoDayBounds } from '../values/chicago-day.ts';
import { readChicagoWallTime } from '../values/chicago-time.ts';

const minuteMs = 60_000;
const minutesOfDay = 24 * 60;

/** Hours of a day as the business says them: 24-hour Chicago wall time. */
type Hours = { readonly from: string; readonly to: string };

/**
 * When visits could begin on a Chicago day: at multiples of `stepMinutes` after midnight on Chicago's clock, from opening
 * until before closing. A reading that the clock skips is none, one that comes twice is two.
 */
export function startsOfDay(date: string, { from, to }: Hours, stepMinutes: number): Date[] {
  const [first, end] = [minutesOf(from), minutesOf(to)];
  const midnight = chicagoDayBounds(date);
  const isUsual = midnight.end.getTime() - midnight.start.getTime() === minutesOfDay * minuteMs;
  const starts: Date[] = [];
  for (let minute = Math.ceil(first / stepMinutes) * stepMinutes; minute < end; minute += stepMinutes) {
    // On a day of 24 hours the clock runs with the time, and there are hundreds of these to look at.
    if (isUsual) starts.push(new Date(midnight.start.getTime() + minute * minuteMs));
    else starts.push(...instantsOf(date, minute));
  }
  return starts.toSorted((one, other) => one.getTime() - other.getTime());
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

function instantsOf(date: string, minute: number): Date[] {
  const pad = (value: number) => String(value).padStart(2, '0');
  const reading = readChicagoWallTime(`${date}T${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`);
  if (reading.kind === 'exact') return [reading.instant];
  return reading.kind === 'repeated' ? [reading.first, reading.second] : [];
}
