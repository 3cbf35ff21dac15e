const minuteMs = 60_000;

/** Drops the seconds, so that consecutive times neither overlap nor leave gaps. */
export function toMinute(instant: string): string {
  return new Date(Math.floor(Date.parse(instant) / minuteMs) * minuteMs).toISOString();
}

export function minutesBetween(start: string, end: string): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / minuteMs);
}

export function minutesAfter(instant: string, minutes: number): string {
  return new Date(Date.parse(instant) + minutes * minuteMs).toISOString();
}

/** Decimal hours for people, in a timesheet's format: "2 h 30 min". */
export function hoursText(hours: number): string {
  return minutesText(Math.round(hours * 60));
}

/** Minutes for people: "3 h 05 min", "45 min"; "0 h" for none. */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return rest === 0 ? '0 h' : `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')} min`;
}
