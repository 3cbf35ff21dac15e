import type { Busy } from '@welding/domain/booking/busy';

/** Days as they were read, by their ids. */
export type DaysBusy = ReadonlyMap<string, { readonly busy: readonly Busy[] }>;

/** Far more than are asked for at once. */
const mostRemembered = 500;

const seen = new Map<string, { readonly busy: readonly Busy[]; readonly at: number }>();

/** Keeps for a while what this process has read of days. @param at when the read began, by `performance.now()` */
export function rememberDays(days: DaysBusy, at: number): void {
  for (const [id, { busy }] of days) {
    seen.delete(id);
    seen.set(id, { busy, at });
  }
  for (const id of [...seen.keys()].slice(0, Math.max(0, seen.size - mostRemembered))) seen.delete(id);
}

/**
 * Days as this process has read all of them since a moment, undefined where it has not. What was taken then is reason enough
 * to refuse whoever had asked before; to take a time, the days are read again.
 */
export function daysSeenSince(ids: readonly string[], since: number): DaysBusy | undefined {
  const found = ids.map((id) => [id, seen.get(id)] as const);
  const recent = found.flatMap(([id, day]) => (day && day.at >= since ? [[id, day] as const] : []));
  return recent.length === ids.length ? new Map(recent) : undefined;
}
