import { randomUUID } from 'node:crypto';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { WorkEntry } from '@welding/domain/entities/work-entry';
import { storeStaffRate } from '../../functions/src/time/staff-rates.ts';
import { entryDocumentsOf, workEntries } from '../../functions/src/time/work-entries.ts';
import { stackAddresses } from './stack.ts';

/** A visit's stored entries, earliest first. */
export async function storedHours(visitId: string): Promise<WorkEntry[]> {
  stackAddresses();
  const entries = (await entryDocumentsOf(visitId)).map((document) => document.data());
  return entries.toSorted((one, other) => one.start.localeCompare(other.start));
}

export async function storedEntry(id: string): Promise<WorkEntry | undefined> {
  stackAddresses();
  return (await (await workEntries()).doc(id).get()).data();
}

/** Sets a person's hourly cost in dollars, on the current version of the rate. @returns the new version */
export async function setTestRate(
  staffId: string,
  rate: number,
  before?: string,
): Promise<string | undefined> {
  stackAddresses();
  const owner = { id: 'owner', name: 'Ola', role: 'owner' } as const;
  return (await storeStaffRate(staffId, { updatedAt: before ?? null, rate }, owner)).updatedAt;
}

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

/** The total minutes. A stretch over Chicago's midnight is stored as two entries. */
export function minutesOf(entries: readonly { readonly minutes: number }[]): number {
  return entries.reduce((sum, { minutes }) => sum + minutes, 0);
}
