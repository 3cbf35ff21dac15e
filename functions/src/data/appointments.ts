import { randomUUID } from 'node:crypto';
import { type Appointment, storedAppointmentSchema } from '@welding/domain/appointment';
import { entityCollection } from './collection.ts';
import { createOnce, findEarlier, type OnceKey } from './create-once.ts';
import { declareQuery } from './query.ts';
import { readableDocuments } from './readable-documents.ts';

export const appointments = entityCollection('appointments', storedAppointmentSchema, [
  'scheduledDate',
  'createdAt',
]);

const appointmentsOfClient = declareQuery({
  collection: 'appointments',
  equal: ['clientId'],
  order: { field: 'scheduledDate', direction: 'asc' },
});

/** The client's appointments, past and coming, by scheduledDate. */
export async function listAppointments(clientId: string): Promise<Appointment[]> {
  return readableDocuments(await appointmentsOfClient(await appointments(), [clientId]).get());
}

/** The appointment that the first request with this key booked, if there was one. @throws KeyReusedError */
export async function findEarlierAppointment(once: OnceKey): Promise<Appointment | undefined> {
  return await findEarlier(await appointments(), once);
}

/** Stores a booked appointment. @throws KeyReusedError */
export async function storeAppointment(
  booking: Omit<Appointment, 'id' | 'status' | 'createdAt'>,
  once: OnceKey | undefined,
): Promise<Appointment> {
  const appointment = {
    ...booking,
    id: randomUUID(),
    status: 'scheduled',
    createdAt: new Date().toISOString(),
  };
  return await createOnce(await appointments(), appointment, { once });
}
