import * as z from 'zod/mini';
import { readSessionMarker } from '#lib/session/session-marker.ts';

const listTimesKey = 'portal-list-times';
const listTimesSchema = z.record(z.string(), z.iso.datetime());

/** When the server last confirmed the list on this device, or null when it never did. */
export function readListTime(name: string): Date | null {
  const time = readTimes()[name];
  return time === undefined ? null : new Date(time);
}

/** Notes the time for the next opening; only a kept session leaves anything on the device. */
export function writeListTime(name: string, time: Date): void {
  if (!readSessionMarker()) return;
  try {
    localStorage.setItem(listTimesKey, JSON.stringify({ ...readTimes(), [name]: time.toISOString() }));
  } catch {
    // A full storage costs the time shown offline, not the list.
  }
}

function readTimes(): Record<string, string> {
  try {
    const times = listTimesSchema.safeParse(JSON.parse(localStorage.getItem(listTimesKey) ?? '{}'));
    return times.success ? times.data : {};
  } catch {
    return {};
  }
}
