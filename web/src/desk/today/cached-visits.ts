import type { Appointment } from '@welding/domain/entities/appointment';
import { type JobSheet, jobSheetSchema } from '@welding/domain/entities/job-sheet';
import { storedAppointmentSchema } from '@welding/domain/entities/stored-appointment';
import * as z from 'zod/mini';
import { deskPrefix } from '#shared/api/desk-scope.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';

const storageKey = `${deskPrefix}visits`;

const cachedSchema = z.object({
  personId: z.string(),
  visits: z.array(storedAppointmentSchema),
  sheets: z.array(jobSheetSchema),
});

/** Somebody's visits and what belongs to them as this device last knew them, so that Today opens before Firebase is there. */
export type CachedVisits = { readonly visits: readonly Appointment[]; readonly sheets: readonly JobSheet[] };

/** What is kept of this person's; null when nothing is. */
export function readCachedVisits(personId: string): CachedVisits | null {
  const cached = cachedSchema.safeParse(deviceStorage.readJson(storageKey));
  return cached.success && cached.data.personId === personId ? cached.data : null;
}

/** A full storage costs the quick opening; Firestore keeps the visits as well. */
export function cacheVisits(personId: string, { visits, sheets }: CachedVisits): void {
  deviceStorage.write(storageKey, JSON.stringify({ personId, visits, sheets }));
}
