import * as z from 'zod/mini';
import { readSessionMarker } from '#shared/session/session-marker.ts';
import { clientDataPrefix } from '#shared/storage/storage-keys.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';

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
  // A full storage costs some reads, not the list.
  if (readSessionMarker()) deviceStorage.write(key, now.toISOString());
  return now;
}

function readSince(key: string): Date | null {
  const since = sinceSchema.safeParse(deviceStorage.read(key));
  return since.success ? new Date(since.data) : null;
}
