const minuteMs = 60_000;

/** An instant without its seconds, so that what follows on each other neither overlaps nor leaves a gap. */
export function toMinute(instant: string): string {
  return new Date(Math.floor(Date.parse(instant) / minuteMs) * minuteMs).toISOString();
}

/** Whole minutes between two instants, whatever clocks do in between. */
export function minutesBetween(start: string, end: string): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / minuteMs);
}

export function minutesAfter(instant: string, minutes: number): string {
  return new Date(Date.parse(instant) + minutes * minuteMs).toISOString();
}

/** Minutes for people: "3 h 05 min", "45 min"; "0 h" for none. */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return rest === 0 ? '0 h' : `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')} min`;
}
