import { appointments } from '../../functions/src/data/appointments.ts';
import { createClient } from '../../functions/src/data/clients.ts';
import { projects } from '../../functions/src/data/projects.ts';
import { storeStaff } from '../../functions/src/data/staff.ts';
import { syncStaffAccount } from '../../functions/src/data/staff-accounts.ts';
import type { StackAddresses } from '../stack/addresses.ts';
import { useEmulators } from '../stack/use-emulators.ts';
import { sampleAppointments } from './sample-appointments.ts';
import { sampleClients } from './sample-clients.ts';
import { sampleProjects } from './sample-projects.ts';
import { samplePassword, sampleStaff } from './sample-staff.ts';

/**
 * Writes the sample clients with their projects and appointments, as of now, and the sample staff, through the data layer
 * of the functions.
 * @throws EmailTakenError or StaffEmailTakenError when they are there already
 */
export async function seedSampleData(addresses: StackAddresses): Promise<void> {
  useEmulators(addresses);
  const now = new Date();
  await Promise.all([
    ...Object.values(sampleClients).map(({ id, ...client }) => createClient(client, id)),
    ...Object.values(sampleStaff).map(async (person) =>
      syncStaffAccount(await storeStaff(person), samplePassword),
    ),
  ]);
  const projectDocuments = await projects();
  const appointmentDocuments = await appointments();
  await Promise.all([
    ...sampleProjects(now).map((project) => projectDocuments.doc(project.id).set(project)),
    ...sampleAppointments(now).map((appointment) =>
      appointmentDocuments.doc(appointment.id).set(appointment),
    ),
  ]);
}
