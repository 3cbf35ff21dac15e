import type { NextFree } from '@welding/domain/booking/availability';
import type { SpecialDay } from '@welding/domain/business/opening-hours';
import { apiPaths } from '#shared/api/paths.ts';
import { hasField, isSpecialDay } from '#shared/appointments/special-day.ts';
import { nextVisitText, specialDayText } from './next-free-text.ts';

/** What the public pages say of the coming days. */
export type NextFreeNews = {
  /** When a visit is possible next: tomorrow 8:00 AM. */
  readonly next: string | undefined;
  /** The soonest special day of the next two weeks, with its hours. */
  readonly special: string | undefined;
  readonly specialDays: readonly SpecialDay[];
};

/** As long as the answer is kept by caches, everyone on the page has the same. */
const keptMs = 60_000;
let asked: { readonly at: number; readonly news: Promise<NextFreeNews | undefined> } | undefined;

/** What the API says of the coming days; undefined where that cannot be told. */
export function fetchNextFree(): Promise<NextFreeNews | undefined> {
  if (!asked || Date.now() - asked.at > keptMs)
    asked = { at: Date.now(), news: ask().catch(() => undefined) };
  return asked.news;
}

async function ask(): Promise<NextFreeNews | undefined> {
  if (!navigator.onLine) return undefined;
  const response = await fetch(apiPaths.nextFree);
  const answer: unknown = response.ok ? await response.json() : null;
  if (!isNextFree(answer)) return undefined;
  const { specialDays } = answer;
  return { next: nextVisitText(answer), special: specialDayText(specialDays), specialDays };
}

// By hand, because a schema would be the largest part of what every visitor loads for this.
function isNextFree(value: unknown): value is NextFree {
  return (
    hasField(value, 'today') &&
    typeof value.today === 'string' &&
    hasField(value, 'wallTime') &&
    (value.wallTime === null || typeof value.wallTime === 'string') &&
    hasField(value, 'specialDays') &&
    Array.isArray(value.specialDays) &&
    value.specialDays.every(isSpecialDay)
  );
}
