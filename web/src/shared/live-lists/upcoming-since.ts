import * as z from 'zod/mini';
import { clientDataPrefix } from '#shared/session/client-data-prefix.ts';
import { readSessionMarker } from '#shared/session/session-marker.ts';

const sinceSchema = z.iso.datetime();

/** Firestore charges nothing for unchanged documents of a query that was watched less than 30 minutes ago. */
const reuseMs = 25 * 60_000;

/**
 * From when on the documents of the list `name` are asked for: now; or the same instant as at an opening a while ago,
 * because only the same query is answered from what is on the device. What has passed since is left out anyway.
 */
export function upcomingSince(name: string, now: Date): Date {
  const key = `${clientDataPrefix}${name}-since`;
  const earlier = readSince(key);
  if (earlier && earlier <= now && now.getTime() - earlier.getTime() < reuseMs) return earlier;
  writeSince(key, now);
  return now;
}

function readSince(key: string): Date | null {
  try {
    const since = sinceSchema.safeParse(localStorage.getItem(key));
    return since.success ? new Date(since.data) : null;
  } catch {
    return null;
  }
}

function writeSince(key: string, since: Date): void {
  if (!readSessionMarker()) return;
  try {
    localStorage.setItem(key, since.toISOString());
  } catch {
    // A full storage costs some reads, not the list.
  }
}
