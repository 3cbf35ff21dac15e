import { randomUUID } from 'node:crypto';
import { type Appointment, clientVisitOf } from '@welding/domain/entities/appointment';
import type { Client, NewClient } from '@welding/domain/entities/client';
import { placeOfProject } from '@welding/domain/entities/client-search';
import type { Project } from '@welding/domain/entities/project';
import { createClient } from '../../functions/src/clients/clients.ts';
import { projectPlaces, projects } from '../../functions/src/projects/projects.ts';
import { proveEmail } from '../../functions/src/sign-in/proven-emails.ts';
import { firestore } from '../../functions/src/store/firestore.ts';
import { appointments, clientVisits, findAppointment } from '../../functions/src/visits/appointments.ts';
import { aClient, anAppointment, aProject } from './entities.ts';
import { stackAddresses } from './stack.ts';

/** A client of the test's own, with its own email. */
export function createTestClient(overrides: Partial<NewClient> = {}): Promise<Client> {
  stackAddresses();
  const { firstName, lastName, phone } = aClient();
  return createClient({
    firstName,
    lastName,
    email: `jordan-${randomUUID()}@example.com`,
    phone,
    ...overrides,
  });
}

/** A client of the test's own with a proven email. */
export async function createProvenClient(overrides: Partial<NewClient> = {}): Promise<Client> {
  const client = await createTestClient(overrides);
  await proveEmail(client.id, client.email);
  return client;
}

/** A stored project of this client. */
export async function createTestProject(
  client: Pick<Client, 'id'>,
  overrides: Partial<Project> = {},
): Promise<Project> {
  stackAddresses();
  const project = aProject({
    id: randomUUID(),
    clientId: client.id,
    createdAt: new Date().toISOString(),
    ...overrides,
  });
  const batch = (await firestore()).batch();
  batch.set((await projects()).doc(project.id), project);
  batch.set((await projectPlaces()).doc(project.id), placeOfProject(project));
  await batch.commit();
  return project;
}

/** A visit of this client, tomorrow unless `overrides` says otherwise. */
export async function createTestAppointment(
  client: Pick<Client, 'id'>,
  overrides: Partial<Appointment> = {},
): Promise<Appointment> {
  stackAddresses();
  const appointment = anAppointment({
    id: randomUUID(),
    clientId: client.id,
    title: 'Heavy-Duty Truck Repairs',
    scheduledDate: new Date(Date.now() + 86_400_000).toISOString(),
    createdAt: new Date().toISOString(),
    ...overrides,
  });
  const batch = (await firestore()).batch();
  batch.set((await appointments()).doc(appointment.id), appointment);
  batch.set((await clientVisits()).doc(appointment.id), clientVisitOf(appointment));
  await batch.commit();
  return appointment;
}

/** Changes fields of a stored project directly. */
export async function changeProject(projectId: string, change: Partial<Project>): Promise<void> {
  stackAddresses();
  await (await projects()).doc(projectId).set(change, { merge: true });
}

/** Changes fields of a stored visit directly. */
export async function changeAppointment(appointmentId: string, change: Partial<Appointment>): Promise<void> {
  stackAddresses();
  const batch = (await firestore()).batch();
  batch.set((await appointments()).doc(appointmentId), change, { merge: true });
  const visit = await findAppointment(appointmentId);
  if (visit) batch.set((await clientVisits()).doc(appointmentId), clientVisitOf({ ...visit, ...change }));
  await batch.commit();
}
