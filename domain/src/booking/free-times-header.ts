/** The header of a 409 with the nearest free times. */
export const freeTimesHeader = 'X-Free-Times';

export const offeredTimes = 3;

/** Writes ISO 8601 instants in UTC, the soonest first, separated by commas. */
export function writeFreeTimes(times: readonly Date[]): string {
  return times.map((time) => time.toISOString()).join(', ');
}

/** Reads the header; empty if missing. Skips invalid instants. */
export function readFreeTimes(header: string | null): Date[] {
  return (header ?? '')
    .split(',')
    .map((time) => new Date(time.trim()))
    .filter((time) => !Number.isNaN(time.getTime()));
}
