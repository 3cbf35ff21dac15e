import * as z from 'zod/mini';
import { readSessionMarker } from '#shared/session/session-marker.ts';

const sinceKey = 'portal-appointments-since';
const sinceSchema = z.iso.datetime();

/** Firestore charges nothing for unchanged documents of a query that was watched less than 30 minutes ago. */
const reuseMs = 25 * 60_000;

/**
 * From when on appointments are asked for: now; or the same instant as at an opening a while ago, because only the same
 * query is answered from what is on the device. What has passed since is left out of the list anyway.
 */
export function appointmentsSince(now: Date): Date {
  const earlier = readSince();
  if (earlier && earlier <= now && now.getTime() - earlier.getTime() < reuseMs) return earlier;
  writeSince(now);
  return now;
}

function readSince(): Date | null {
  try {
    const since = sinceSchema.safeParse(localStorage.getItem(sinceKey));
    return since.success ? new Date(since.data) : null;
  } catch {
    return null;
  }
}

function writeSince(since: Date): void {
  if (!readSessionMarker()) return;
  try {
    localStorage.setItem(sinceKey, since.toISOString());
  } catch {
    // A full storage costs some reads, not the list.
  }
}
