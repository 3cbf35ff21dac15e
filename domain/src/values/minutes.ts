const minuteMs = 60_000;

/** An instant without its seconds, so that what follows on each other neither overlaps nor leaves a gap. */
export function toMinute(instant: string): string {
  return new Date(Math.floor(Date.parse(instant) / minuteMs) * minuteMs).toISOString();
}

/** Whole minutes between two instants, whatever clocks do in between. */
export function minutesBetween(start: string, end: string): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / minuteMs);
}
