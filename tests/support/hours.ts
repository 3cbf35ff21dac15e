import { randomUUID } from 'node:crypto';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { WorkEntry } from '@welding/domain/entities/work-entry';
import { storeStaffRate } from '../../functions/src/time/staff-rates.ts';
import { entryDocumentsOf, workEntries } from '../../functions/src/time/work-entries.ts';
import { stackAddresses } from './stack.ts';

/** The entries of a visit as they are stored, the first first. */
export async function storedHours(visitId: string): Promise<WorkEntry[]> {
  stackAddresses();
  const entries = (await entryDocumentsOf(visitId)).map((document) => document.data());
  return entries.toSorted((one, other) => one.start.localeCompare(other.start));
}

/** An entry as it is stored. */
export async function storedEntry(id: string): Promise<WorkEntry | undefined> {
  stackAddresses();
  return (await (await workEntries()).doc(id).get()).data();
}

/** What an hour of somebody costs from now on, in dollars, on the version of the rate before. @returns its version */
export async function setTestRate(
  staffId: string,
  rate: number,
  before?: string,
): Promise<string | undefined> {
  stackAddresses();
  const owner = { id: 'owner', name: 'Ola', role: 'owner' } as const;
  return (await storeStaffRate(staffId, { updatedAt: before ?? null, rate }, owner)).updatedAt;
}

/** An hour that somebody worked at a visit. */
export async function storeTestHours(
  { id: visitId, clientId, scheduledDate: start }: Appointment,
  fields: Partial<WorkEntry> = {},
): Promise<WorkEntry> {
  stackAddresses();
  const end = new Date(Date.parse(start) + 3_600_000).toISOString();
  const ids = { id: randomUUID(), welderId: randomUUID(), visitId, clientId };
  const entry: WorkEntry = { ...ids, kind: 'work', start, end, minutes: 60, createdAt: end, ...fields };
  await (await workEntries()).doc(entry.id).set(entry);
  return entry;
}

/** Minutes of all of these: a stretch that runs over Chicago's midnight is stored as two. */
export function minutesOf(entries: readonly { readonly minutes: number }[]): number {
  return entries.reduce((sum, { minutes }) => sum + minutes, 0);
}
