import type { Appointment } from '@welding/domain/entities/appointment';
import type { AppointmentNote } from '@welding/domain/entities/appointment-note';
import type { AuditEntry } from '@welding/domain/entities/audit-entry';
import { startOfChicagoDay } from '@welding/domain/values/chicago-day';
import { appointmentNotes } from '../../functions/src/data/appointment-notes.ts';
import { appointments } from '../../functions/src/data/appointments.ts';
import { latestChanges } from '../../functions/src/data/audit.ts';
import { stackAddresses } from './stack.ts';

/** An instant of today's Chicago day, `hours` after its midnight. */
export function todayAt(hours: number): string {
  return new Date(startOfChicagoDay(new Date()).getTime() + hours * 3_600_000).toISOString();
}

/** The visit as it is stored. */
export async function storedVisit(id: string): Promise<Appointment> {
  stackAddresses();
  const visit = (await (await appointments()).doc(id).get()).data();
  if (!visit) throw new Error(`There is no visit ${id}`);
  return visit;
}

/** Everything that was noted about a visit. */
export async function storedNotes(appointmentId: string): Promise<AppointmentNote[]> {
  stackAddresses();
  const found = await (await appointmentNotes()).where('appointmentId', '==', appointmentId).get();
  return found.docs.map((note) => note.data());
}

/** What the history says of a visit, the first change first. */
export async function visitHistory(id: string): Promise<AuditEntry[]> {
  stackAddresses();
  return (await latestChanges(id, 50)).toReversed();
}
