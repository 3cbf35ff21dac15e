import { apiPaths } from '@welding/domain/api-paths';
import type { SpecialDay } from '@welding/domain/booking/opening-hours';
import { useEffect, useState } from 'react';
import { noteServerTime } from '#shared/time/server-clock.ts';
import { hasField, isSpecialDay } from './special-day.ts';

const none: readonly SpecialDay[] = [];

/** Upcoming special days, soonest first, fetched once `wanted`. Empty while unknown, so the weekly hours apply. */
export function useSpecialDays(wanted: boolean): readonly SpecialDay[] {
  const [days, setDays] = useState(none);
  useEffect(() => {
    if (!wanted) return;
    const leaving = new AbortController();
    fetchSpecialDays(leaving.signal).then(setDays, () => undefined);
    return () => leaving.abort();
  }, [wanted]);
  return days;
}

async function fetchSpecialDays(signal: AbortSignal): Promise<readonly SpecialDay[]> {
  const response = await fetch(apiPaths.specialDays, { signal });
  noteServerTime(response);
  const json: unknown = response.ok ? await response.json() : null;
  const days = hasField(json, 'specialDays') ? json.specialDays : null;
  return Array.isArray(days) ? days.filter(isSpecialDay) : none;
}
