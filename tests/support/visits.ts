import type { Appointment } from '@welding/domain/entities/appointment';
import type { Actor, AuditEntry } from '@welding/domain/entities/audit-entry';
import type { AppointmentNote } from '@welding/domain/entities/notes';
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import { latestChanges } from '../../functions/src/store/audit.ts';
import { appointmentNotes, findAppointment } from '../../functions/src/visits/appointments.ts';
import { storeVisit } from '../../functions/src/visits/store-visit.ts';
import { chicagoInstant } from './coming-day.ts';
import { stackAddresses } from './stack.ts';

/** An instant on today's Chicago clock: 40 is tomorrow at 4 PM, -1 is yesterday at 11 PM. */
export function todayAt(hours: number): string {
  const day = addDays(chicagoDate(new Date()), Math.floor(hours / 24));
  const minutes = Math.round((hours - 24 * Math.floor(hours / 24)) * 60);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, '0'));
  return chicagoInstant(`${day}T${hour}:${minute}`).toISOString();
}

/** The stored visit with its separate fields. */
export async function storedVisit(id: string): Promise<Appointment> {
  stackAddresses();
  const visit = await findAppointment(id);
  if (!visit) throw new Error(`There is no visit ${id}`);
  return visit;
}

export async function storedNotes(appointmentId: string): Promise<AppointmentNote[]> {
  stackAddresses();
  const found = await (await appointmentNotes()).where('appointmentId', '==', appointmentId).get();
  return found.docs.map((note) => note.data());
}

/** A visit's history, oldest first. */
export async function visitHistory(id: string): Promise<AuditEntry[]> {
  stackAddresses();
  return (await latestChanges(id, 50)).toReversed();
}

/** Stores a visit in this process, as the API does for staff, without messages and without taking time. */
export async function storeTestVisit(
  visit: Pick<Appointment, 'clientId' | 'projectId' | 'title' | 'scheduledDate'>,
  actor: Actor,
): Promise<Appointment> {
  stackAddresses();
  const rules = { gapMinutes: 0, milesBetween: () => undefined, recurring: [] };
  const also = async () => undefined;
  return await storeVisit({ ...visit, duration: '60' }, { once: undefined, actor, rules, also });
}
