import type { Appointment } from '@welding/domain/entities/appointment';
import { type JobSheet, jobSheetSchema } from '@welding/domain/entities/job-sheet';
import { storedAppointmentSchema } from '@welding/domain/entities/stored-appointment';
import * as z from 'zod/mini';
import { deskPrefix } from '#shared/api/desk-scope.ts';

const storageKey = `${deskPrefix}visits`;

const keptSchema = z.object({
  personId: z.string(),
  visits: z.array(storedAppointmentSchema),
  sheets: z.array(jobSheetSchema),
});

/** Somebody's visits and what belongs to them as this device last knew them, so that Today opens before Firebase is there. */
export type KeptVisits = { readonly visits: readonly Appointment[]; readonly sheets: readonly JobSheet[] };

/** What is kept of this person's; null when nothing is. */
export function readKeptVisits(personId: string): KeptVisits | null {
  try {
    const kept = keptSchema.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
    return kept.success && kept.data.personId === personId ? kept.data : null;
  } catch {
    return null;
  }
}

export function keepVisits(personId: string, { visits, sheets }: KeptVisits): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ personId, visits, sheets }));
  } catch {
    // A full storage costs the quick opening; Firestore keeps the visits as well.
  }
}
