/** The header in which a 409 names the nearest free times. */
export const freeTimesHeader = 'X-Free-Times';

/** How many times it names, where there are so many. */
export const offeredTimes = 3;

/** Instants as the header has them: ISO 8601 in UTC, the soonest first, with commas between. */
export function writeFreeTimes(times: readonly Date[]): string {
  return times.map((time) => time.toISOString()).join(', ');
}

/** The instants of the header; none where it is missing, and what is no instant is left out. */
export function readFreeTimes(header: string | null): Date[] {
  return (header ?? '')
    .split(',')
    .map((time) => new Date(time.trim()))
    .filter((time) => !Number.isNaN(time.getTime()));
}
